import { Form, Link, useNavigation } from "@remix-run/react";
import { t } from "#app/text/text.ts";
import { Button, buttonClass } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

export type AppointmentChangesProps = {
  file: string | null;
  moveTo: string | null;
  mayCancel: boolean;
  side: "client" | "agent";
  here: string;
  reviewTo: string | null;
  bookTo: string | null;
};

/** The changes that are possible for an appointment. */
export function AppointmentChanges(props: AppointmentChangesProps) {
  const { file, moveTo, mayCancel, side, here, reviewTo, bookTo } = props;
  const busy = useNavigation().state === "submitting";
  return (
    <Stack>
      <Row>
        {reviewTo === null ? null : (
          <ButtonLink look="primary" to={reviewTo}>
            {t("Write a review")}
          </ButtonLink>
        )}
        {file === null ? null : (
          <a className={buttonClass({})} href={file} download>
            {t("Add to your calendar")}
          </a>
        )}
        {moveTo === null ? null : <ButtonLink to={moveTo}>{t("Move it")}</ButtonLink>}
        {bookTo === null ? null : <Link to={bookTo}>{t("Book another time")}</Link>}
      </Row>
      {mayCancel ? (
        <Disclosure summary={t("Cancel this appointment")} plain>
          <Form method="post" action={here} className="mt-3">
            <p className="mb-3">
              {side === "client"
                ? t("We’ll tell the agent, and the time will be free for others.")
                : t("We’ll tell the client, who can book another time.")}
            </p>
            <Button look="danger" name="intent" value="cancel" busy={busy} busyLabel={t("Canceling")}>
              {t("Yes, cancel it")}
            </Button>
          </Form>
        </Disclosure>
      ) : null}
    </Stack>
  );
}
