import { Form } from "@remix-run/react";
import type { OwnApplication } from "#app/domains/claims/applications/application-types.ts";
import { LINE_LABELS, linesOf } from "#app/domains/licenses/lines.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { named, rich, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Step, Steps } from "#app/ui/layout/steps.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";

export type WaitingApplicationProps = { application: OwnApplication; nowMs: number };

/** An open application: what happens, by when, and what was sent. It can be withdrawn. */
export function WaitingApplication({ application, nowMs }: WaitingApplicationProps) {
  const { openedAt, dueAt, isListed, returns } = application;
  return (
    <Stack gap="loose">
      {isListed ? (
        <Note>
          {t(
            "A state’s list has brought a profile with your NPN since. You don’t have to do anything: our team sees that, and makes your application a claim to it.",
          )}
        </Note>
      ) : null}
      {returns ? (
        <Note>
          {t(
            "You had asked not to be listed, and we left you out. If we approve your application, you’re listed again. If you’d rather stay unlisted, withdraw it below.",
          )}
        </Note>
      ) : null}
      <Steps>
        <Step>
          <h2 className="text-18">{t("Application sent")}</h2>
          <p>
            <LocalTime timeMs={openedAt} />
          </p>
        </Step>
        <Step>
          <h2 className="text-18">{t("Someone on our team compares it with your document")}</h2>
          <p>
            {rich(
              nowMs < dueAt
                ? "We decide by {when}, and email you."
                : "We promised a decision by {when}, and we’re late. We’re sorry. We’ll email you.",
              { when: <LocalTime timeMs={dueAt} /> },
            )}
          </p>
        </Step>
        <Step>
          <h2 className="text-18">{t("You’re listed")}</h2>
          <p>{t("The profile is yours at once, and clients who search near you find it.")}</p>
        </Step>
      </Steps>
      <SentFacts application={application} />
      <Stack as={Form} gap="form" method="post">
        <p className="text-14 text-muted">{t("If you withdraw it, we delete the document at once.")}</p>
        <div>
          <Button look="link" flush name="intent" value="withdraw">
            {t("Withdraw the application")}
          </Button>
        </div>
      </Stack>
    </Stack>
  );
}

function SentFacts({ application }: { application: OwnApplication }) {
  const { npn, firstName, lastName, zip, licenses, documentType, documentBytes } = application;
  const [, ending = ""] = documentType.split("/");
  return (
    <section aria-labelledby="sent">
      <h2 id="sent" className="mb-2 text-18">
        {t("What you sent")}
      </h2>
      <FactList
        items={[
          { term: t("Name"), detail: <bdi>{`${firstName} ${lastName}`}</bdi> },
          { term: t("NPN"), detail: <span className="lining-nums tabular-nums">{npn}</span> },
          { term: t("Business ZIP code"), detail: <span className="lining-nums tabular-nums">{zip}</span> },
          ...licenses.map(({ stateName, number, lines, effectiveOn, expiresOn }, at) => ({
            term: t("License {n}", { n: at + 1 }),
            detail: (
              <>
                <span className="block lining-nums tabular-nums">{`${stateName} ${number}`}</span>
                <span className="block text-14 text-muted">
                  {linesOf(lines)
                    .map((line) => named(LINE_LABELS[line]))
                    .join("; ")}
                </span>
                <span className="block text-14 text-muted">
                  {t("{from} to {until}", { from: formatDay(effectiveOn), until: formatDay(expiresOn) })}
                </span>
              </>
            ),
          })),
          {
            term: t("Document"),
            detail: t("A {kind} file of {size} kB", {
              kind: ending.toUpperCase(),
              size: Math.ceil(documentBytes / 1024),
            }),
          },
        ]}
      />
    </section>
  );
}
