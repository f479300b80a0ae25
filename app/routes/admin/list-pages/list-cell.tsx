import { Form, Link, useNavigation } from "@remix-run/react";
import { createElement, Fragment, type ReactNode } from "react";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { Tag } from "#app/ui/record/tag.tsx";
import { FactChanges } from "../audit/fact-changes.tsx";
import { DueClock, WaitClock } from "../decide/due-clock.tsx";
import { MessageExcerpt, MessageReportForm, QuestionReportForm } from "../today/report-forms.tsx";
import type { Cell, CellButton, CellKey, Piece } from "./cells.ts";
import { SeverityMark } from "./severity-mark.tsx";

/** Draws a cell: its pieces, one after the other. They never change places, so they need no keys. */
export const drawCell = (cell: Cell, nowMs: number): ReactNode =>
  createElement(
    Fragment,
    null,
    ...(cell === null ? [] : isMany(cell) ? cell : [cell]).map((piece) => drawn(piece, nowMs)),
  );

const isMany = (cell: Cell): cell is readonly Piece[] => Array.isArray(cell);

const keyOf = (letter: CellKey | undefined) =>
  letter && { "data-key": letter[0], "data-key-label": letter[1] };

function drawn(piece: Piece, nowMs: number): ReactNode {
  if (typeof piece === "string" || typeof piece === "number") return <span>{piece}</span>;
  if ("link" in piece)
    return (
      <Link
        to={piece.link}
        className={
          piece.id ? "break-all text-13" : piece.small ? "text-13" : piece.block ? "block" : undefined
        }
        aria-label={piece.said}
        data-key-open={piece.opens}
        {...keyOf(piece.letter)}
      >
        <bdi>{piece.text}</bdi>
      </Link>
    );
  if ("name" in piece) return <bdi>{piece.name}</bdi>;
  if ("caption" in piece)
    return (
      <Caption as="span" className="block font-text">
        {typeof piece.caption === "string" ? <bdi>{piece.caption}</bdi> : drawCell(piece.caption, nowMs)}
      </Caption>
    );
  if ("long" in piece) return <div className="wrap-anywhere max-w-96">{piece.long}</div>;
  if ("id" in piece) return <span className="break-all text-13">{piece.id}</span>;
  if ("danger" in piece)
    return <span className="wrap-break-word block max-w-80 text-13 text-danger">{piece.danger}</span>;
  if ("code" in piece) return <code className="break-all text-13">{piece.code}</code>;
  if ("pre" in piece)
    return <pre className="wrap-break-word m-0 whitespace-pre-wrap font-text text-13">{piece.pre}</pre>;
  if ("severity" in piece) return <SeverityMark severity={piece.severity} />;
  if ("tag" in piece) return <Tag>{piece.tag}</Tag>;
  if ("anchor" in piece) return <span id={piece.anchor}>{piece.text}</span>;
  if ("at" in piece) return <LocalTime timeMs={piece.at} />;
  if ("day" in piece) return <span>{formatDayOf(piece.day)}</span>;
  if ("due" in piece) return <DueClock decidedAt={null} {...piece.due} nowMs={nowMs} />;
  if ("waits" in piece) return <WaitClock since={piece.waits} nowMs={nowMs} />;
  if ("more" in piece)
    return (
      <Disclosure dense summary={<span {...keyOf(piece.letter)}>{piece.more}</span>}>
        {createElement(
          "ul",
          { className: "m-0 grid list-none gap-1 p-0 text-14" },
          ...piece.lines.map((line) => createElement("li", null, drawCell(line, nowMs))),
        )}
      </Disclosure>
    );
  if ("changes" in piece) return <FactChanges {...piece.changes} />;
  if ("button" in piece) return <ButtonForm {...piece.button} small />;
  if ("excerpt" in piece) return <MessageExcerpt {...piece} />;
  const Report = piece.of === "question" ? QuestionReportForm : MessageReportForm;
  return <Report report={piece.report} inList />;
}

/** A button for the list's own action. */
export function ButtonForm({
  label,
  said,
  intent,
  fields = {},
  letter,
  small,
  busyLabel,
}: CellButton & { small?: boolean; busyLabel?: string }) {
  const busy = useNavigation().state === "submitting";
  return (
    <Form method="post" preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        small={small}
        name="intent"
        value={intent}
        busy={busy}
        busyLabel={busyLabel}
        aria-label={said}
        {...keyOf(letter)}
      >
        {label}
      </Button>
    </Form>
  );
}
