import { Form, type FormProps } from "@remix-run/react";
import type { ComponentType, ReactNode } from "react";
import { t } from "#app/text/text.ts";
import { Note } from "../feedback/note.tsx";
import { Stack } from "../layout/stack.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import type { AnsweredForm } from "./use-answered-form.ts";

export type PostFormProps<Name extends string> = Omit<FormProps, "method" | "onSubmit" | "id"> & {
  form: AnsweredForm<Name>;
  /** A fetcher's form, for a page that stays as it is. */
  as?: ComponentType<FormProps>;
  children: ReactNode;
};

/** A form of `useAnsweredForm`: its summary of what is wrong, then its fields. Plain until JavaScript sends it. */
export function PostForm<Name extends string>({ form, as = Form, children, ...props }: PostFormProps<Name>) {
  return (
    <Stack as={as} gap="form" method="post" {...props} {...form.props}>
      {form.broughtBack ? (
        <Note tone="plain" live>
          {t("What you wrote is here again. It has not been sent yet.")}
        </Note>
      ) : null}
      <ErrorSummary errors={form.errors} refusal={form.refusal} />
      {children}
    </Stack>
  );
}
