import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Segmented } from "#app/ui/choices/segmented.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";

export const WORDS_MAX_CHARACTERS = 120;

export type MailboxProps = {
  /** What a phone shows: the list, or the conversation that is open. */
  phone: "list" | "open";
  /** What the list was searched for. */
  words?: string;
  unreadOnly?: boolean;
  /** Under the search. */
  list: ReactNode;
  /** The open conversation; null without any. */
  open: ReactNode;
};

/** The conversations at the left and the open one at the right. On a phone, one of the two. */
export function Mailbox({ phone, words = "", unreadOnly = false, list, open }: MailboxProps) {
  const Title = phone === "list" ? "h1" : "p";
  return (
    <PageMain
      wide
      className={classNames(
        "max-lg:content-start max-lg:pt-6 max-lg:pb-14",
        open === null
          ? "lg:content-start lg:pb-14"
          : "wide:grid-cols-[23rem_minmax(0,1fr)] lg:grid lg:grid-cols-[21rem_minmax(0,1fr)]",
      )}
    >
      <section
        className={classNames(
          phone === "open" && "max-lg:hidden",
          open === null
            ? "lg:max-w-166 lg:pt-6"
            : "lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:border-line-strong lg:border-r lg:pt-6",
        )}
        aria-label={t("Your messages")}
      >
        <div className="grid gap-3 pb-4 lg:pr-5">
          <div className="flex min-h-target flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <Title className="font-heading font-serif text-32 leading-tight">
              {phone === "list" ? (
                t("Messages")
              ) : (
                <Link className="text-inherit no-underline hover:underline" to={paths.messages()}>
                  {t("Messages")}
                </Link>
              )}
            </Title>
            {words === "" ? (
              <Segmented
                label={t("Show")}
                items={[
                  { to: paths.messages(), label: t("All"), current: !unreadOnly },
                  { to: paths.messages({ show: "unread" }), label: t("Unread"), current: unreadOnly },
                ]}
              />
            ) : null}
          </div>
          <Form
            method="get"
            action={paths.messages()}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
            role="search"
            aria-label={t("Search your messages")}
          >
            <InputField
              key={words}
              label={t("Search your messages")}
              name="q"
              id="q"
              type="search"
              defaultValue={words}
              maxLength={WORDS_MAX_CHARACTERS}
            />
            <Button>{t("Search")}</Button>
          </Form>
        </div>
        <div className="lg:min-h-0 lg:flex-1 lg:overflow-y-auto lg:pb-6">{list}</div>
      </section>
      {open}
    </PageMain>
  );
}
