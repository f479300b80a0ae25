import { type ChangeEvent, type FormEvent, useState } from "react";
import { lineLabel } from "#app/domains/reviews/event-log/event-words.ts";
import { checkReceipt, type ReceiptCheck, readReceipt } from "#app/domains/reviews/public-log/receipt.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { type PlainMessage, t, tn } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** A receipt of 200 entries has less than half of this. */
const MOST_CHARACTERS = 1_000_000;

type Outcome = { kind: "unreadable" } | { kind: "checked"; check: ReceiptCheck };

/** Checks a receipt in the page: nothing is sent, so it also works without a connection. */
export function ReceiptCheckForm({ keys }: { keys: readonly string[] }) {
  const hydrated = useHydrated();
  const [text, setText] = useState("");
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (!hydrated)
    return (
      <p className="prose">
        {t("The checker in this page needs JavaScript. Without it, use the program below.")}
      </p>
    );
  async function check(receipt: string) {
    const read = receipt.length > MOST_CHARACTERS ? null : readReceipt(receipt);
    const found = read === null ? null : await checkReceipt(read, keys);
    setOutcome(found === null ? { kind: "unreadable" } : { kind: "checked", check: found });
  }
  async function takeFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    const content = file.size > MOST_CHARACTERS ? "" : await file.text();
    setText(content);
    await check(content);
  }
  function send(event: FormEvent) {
    event.preventDefault();
    void check(text);
  }
  return (
    <Stack as="form" gap="form" className="max-w-measure" onSubmit={send}>
      <Field name="receipt-file" label={t("A receipt’s file")}>
        {(ties) => <input {...ties} type="file" accept=".json,application/json" onChange={takeFile} />}
      </Field>
      <TextareaField
        name="receipt-text"
        label={t("Or its text")}
        rows={5}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p>
        <Button type="submit">{t("Check it")}</Button>
      </p>
      <p className="text-14 text-muted">
        {t("The check runs in your browser. Nothing is sent, and it works without a connection.")}
      </p>
      {outcome === null ? null : <Result outcome={outcome} />}
    </Stack>
  );
}

const SIGNATURES = {
  good: "Our signature is genuine.",
  bad: "The signature is not ours, or what it signs was changed.",
  unknown: "It is signed with a key that this page doesn’t know: it may be of another log.",
  unsupported: "This browser can’t check signatures of this kind. Use the program below for that.",
} as const satisfies Record<string, PlainMessage>;

function Result({ outcome }: { outcome: Outcome }) {
  if (outcome.kind === "unreadable")
    return (
      <Note tone="bad" live>
        {t("This isn’t a receipt that we can read. Choose the file as you downloaded it.")}
      </Note>
    );
  const { check } = outcome;
  const sound = check.entries.every(({ included, opens }) => included && opens);
  const good = sound && check.signature === "good" && check.words !== false;
  return (
    <Note tone={good ? "info" : "bad"} live>
      <p>
        <b>
          {good
            ? t("The receipt is good.")
            : sound && check.signature === null && check.words !== false
              ? t("The lines are in the log that the receipt names.")
              : t("The receipt doesn’t prove what it says.")}
        </b>
      </p>
      <ul className="mt-2 list-none">
        <li>{t(SIGNATURES[check.signature ?? "unsupported"])}</li>
        <li>{tn(check.size, "The log had {n} line then.", "The log had {n} lines then.")}</li>
        {check.entries.map(({ index, day, event, included, opens, stars }) => (
          <li key={index}>
            <span>
              {t("Line {no}, {day}: {event}, stars: {stars}. ", {
                no: index + 1,
                day: formatDay(day),
                event: lineLabel(event),
                stars,
              })}
            </span>
            <span>{included ? t("In the log. ") : t("Not in the log. ")}</span>
            <span>{opens ? t("About this review.") : t("Not about this review.")}</span>
          </li>
        ))}
        {check.words === null ? null : (
          <li>
            {check.words
              ? t("The words are those of the newest line.")
              : t("The words are not those of the newest line.")}
          </li>
        )}
      </ul>
      <p className="mt-2">
        <span>{t("Review")}</span> <code className="wrap-anywhere">{check.review}</code>
      </p>
    </Note>
  );
}
