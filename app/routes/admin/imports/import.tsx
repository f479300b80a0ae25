import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { goOn, setRunning, startReading } from "#app/domains/licenses/imports/admin/admin-commands.server.ts";
import { columnsInput, PlaceInput } from "#app/domains/licenses/imports/admin/admin-inputs.ts";
import { previewUndo } from "#app/domains/licenses/imports/admin/admin-queries.server.ts";
import { placeAgent } from "#app/domains/licenses/imports/agents/place-commands.server.ts";
import { startApplying } from "#app/domains/licenses/imports/apply-commands.server.ts";
import { catalogStatement } from "#app/domains/licenses/imports/appointments/carriers.server.ts";
import { columnProblems } from "#app/domains/licenses/imports/file/columns.ts";
import { findImportReport } from "#app/domains/licenses/imports/import-queries.server.ts";
import { findImport } from "#app/domains/licenses/imports/import-rows.server.ts";
import { startUndoing } from "#app/domains/licenses/imports/undo-commands.server.ts";
import { meaningOf } from "#app/domains/licenses/imports/words/meanings.ts";
import { startComparing } from "#app/domains/licenses/imports/words/reread-commands.server.ts";
import { decideWord } from "#app/domains/licenses/imports/words/word-commands.server.ts";
import { ListWordInput } from "#app/domains/licenses/imports/words/word-inputs.ts";
import { STEP_SECONDS } from "#app/domains/licenses/limits.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin, requireFresh } from "#app/guards/require.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { notFoundNotice, refusalNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { AdminPage } from "../frame/admin-page.tsx";
import { ChooseColumns } from "./choose-columns.tsx";
import { ImportProgress } from "./import-progress.tsx";
import { ImportReportView } from "./import-report.tsx";
import { importTitle, isUnderWay, waitsForColumns } from "./import-words.ts";
import { UnknownWords } from "./unknown-words.tsx";
import { WaitingAgents } from "./waiting-agents.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

const TO_LIST = [{ label: "Imports", to: adminPaths.imports() }];
const numberOf = (param: string | undefined) => (/^\d{1,9}$/.test(param ?? "") ? Number(param) : 0);
const missing = () => notFoundNotice("Import not found", "There’s no import at this address.", TO_LIST);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const importNo = numberOf(params.id);
  const wantsUndo = new URL(request.url).searchParams.has("undo");
  const report = await findImportReport(context, importNo);
  if (report === null) throw missing();
  const undo =
    wantsUndo && (report.phase === "applied" || report.phase === "applying" || report.phase === "marking")
      ? await previewUndo(context, report)
      : null;
  return {
    report,
    undo,
    rules: rulesOf(columnsInput(report.list)),
    placeRules: rulesOf(PlaceInput),
    wordRules: rulesOf(ListWordInput),
  };
}

const taken = (text: string) => refusalNotice(409, "It was taken further", text, TO_LIST);

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const form = await parseForm(request);
  const found = await findImport(context, numberOf(params.id));
  if (found === null) throw missing();
  const { importNo, list, layout } = found;
  const back = () => redirect(adminPaths.import(importNo), 303);
  switch (form.get("intent")) {
    case "columns": {
      const sent = readFields(form, columnsInput(list));
      if (!sent.ok) return sent.refuse(400);
      const { dates = null, ...fields } = sent.value;
      const columns = Object.fromEntries(
        Object.entries(fields).flatMap(([field, at]) => (at === "" ? [] : [[field, Number(at)]])),
      );
      const errors = columnProblems(columns, layout.headings, list);
      if (Object.keys(errors).length > 0) return sent.refuse(400, { errors });
      if ((await startReading(context, admin.userId, found, { columns, dates })) === "begun")
        throw taken("Somebody has begun to read this list already.");
      await goOn(context, importNo, STEP_SECONDS);
      return back();
    }
    case "step":
      await goOn(context, importNo, STEP_SECONDS);
      return back();
    case "pause":
      await setRunning(context, importNo, false);
      return back();
    case "go-on":
      await setRunning(context, importNo, true);
      await goOn(context, importNo, STEP_SECONDS);
      return back();
    case "apply":
      if ((await startApplying(context, importNo, admin.userId)) !== "started")
        throw taken("Somebody applied it just now, or it isn’t compared to its end.");
      await goOn(context, importNo, STEP_SECONDS);
      return back();
    case "place": {
      const sent = readFields(form, PlaceInput);
      if (!sent.ok) return sent.refuse(400);
      const place = { rowNo: Number(sent.value.row), zip: sent.value.zip };
      const placed = await placeAgent(context, admin.userId, importNo, place);
      if (placed === "gone") throw taken("Somebody placed this agent just now, or the import was undone.");
      if (placed === "changed") throw taken("Somebody changed the same people just now. Try again.");
      if (placed === "no-npn")
        return sent.refuse(400, {
          errors: { row: "The list gives no NPN for this agent, and a profile needs one." },
        });
      if (placed === "no-profile")
        return sent.refuse(400, {
          errors: { zip: "We don’t know this ZIP code, or the license has ended since." },
        });
      return back();
    }
    case "word": {
      const sent = readFields(form, ListWordInput, `${form.get("kind")} ${form.get("word")}`);
      if (!sent.ok) return sent.refuse(400);
      const { kind, word } = sent.value;
      const [catalog] = await context.db.batch([catalogStatement(context)]);
      const meaning = meaningOf(kind, sent.value.meaning, catalog);
      if (meaning === null) return sent.refuse(400, { errors: { meaning: "Choose what it means." } });
      const decided = await decideWord(context, admin.userId, found, { kind, word, meaning });
      if (decided === "unknown") return sent.refuse(400, { errors: { form: "This list has no such word." } });
      if (decided === "decided") throw taken("Somebody said what this word means just now.");
      return redirect(`${adminPaths.import(importNo)}#unknown`, 303);
    }
    case "again":
      if ((await startComparing(context, importNo, admin.userId)) !== "started")
        throw taken("Somebody applied it just now, or it is being compared.");
      await goOn(context, importNo, STEP_SECONDS);
      return back();
    case "undo":
      await requireFresh(request, context, form);
      if ((await startUndoing(context, importNo, admin.userId)) !== "started")
        throw taken("Somebody undid it just now, or nothing of it is written.");
      await goOn(context, importNo, STEP_SECONDS);
      return back();
    default:
      throw new Response("We don’t know what to do with that. Reload the page and try again.\n", {
        status: 400,
      });
  }
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "An import",
    description: "What a list says, and what it changes.",
    indexable: false,
  });

export default function Import() {
  const { report, undo, rules, placeRules, wordRules } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <AdminPage title={importTitle(report)} back={{ to: adminPaths.imports(), label: "Imports" }}>
      {waitsForColumns(report) ? (
        <ChooseColumns report={report} rules={rules} answer={answer} />
      ) : (
        <>
          {isUnderWay(report) ? <ImportProgress state={report} /> : null}
          <ImportReportView
            report={report}
            undo={undo}
            words={
              report.unknown.length === 0 ? null : (
                <UnknownWords report={report} rules={wordRules} answer={answer} />
              )
            }
          />
          {report.waiting.length === 0 ? null : (
            <WaitingAgents
              list={report.list}
              waiting={report.waiting}
              all={report.unplaced}
              rules={placeRules}
              answer={answer}
            />
          )}
        </>
      )}
    </AdminPage>
  );
}
