/** The form of a showcase: saves it, or shows it as readers would see it. */
import { data, redirect } from "@remix-run/cloudflare";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { refreshNextFree } from "#app/domains/calendar/next-free.server.ts";
import type { AgentProfile } from "#app/domains/directory/profile/profile-types.ts";
import { describeChanges } from "#app/domains/directory/showcase/changes.ts";
import { readChosen, readShowcase, ShowcaseInput } from "#app/domains/directory/showcase/inputs.ts";
import { SAVES_A_DAY } from "#app/domains/directory/showcase/limits.ts";
import { saveShowcase } from "#app/domains/directory/showcase/showcase-commands.server.ts";
import {
  findOwnShowcase,
  type OwnShowcase,
} from "#app/domains/directory/showcase/showcase-queries.server.ts";
import type { Chosen } from "#app/domains/directory/showcase/showcase-types.ts";
import { answerOffice } from "#app/domains/licenses/imports/agents/office-commands.server.ts";
import type { Change } from "#app/domains/versions/types.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { DAY_MINUTES } from "#app/platform/durations.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { parseSeen } from "#app/platform/forms/seen.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";

export type ShowcaseAnswer = FormReply & {
  /** The boxes as they were sent. */
  chosen?: Chosen;
  /** Errors of groups of boxes. */
  groups?: { types?: string; languages?: string };
  /** As readers would see what was typed. */
  preview?: AgentProfile;
  /** Where a version saved elsewhere differs from what was typed: `before` is typed, `after` is saved. */
  elsewhere?: Change[];
};

/** The viewer and the record they keep up. Anyone else goes to their dashboard, which says why. */
export async function requireOwn(request: Request, context: AppContext) {
  const viewer = await requireSignedIn(request, context);
  const own = viewer.verified ? await findOwnShowcase(context, viewer.userId) : null;
  if (own === null) throw redirect(paths.dashboard());
  return { viewer, own };
}

/** Goes back to the editor, with a toast. */
export const backToEditor = (title: string, text?: string) =>
  redirect(paths.editShowcase(), {
    status: 303,
    headers: {
      "Set-Cookie": writeToast({ title, ...(text === undefined ? {} : { text }), tone: "success" }),
    },
  });

const OFFICE_REFUSALS = {
  gone: [409, "This was answered already, or we took the list back."],
  changed: [
    409,
    "Your profile changed at the same moment, or we don’t know the list’s ZIP code anymore. Try again.",
  ],
  "not-yours": [403, "You don’t manage this profile anymore."],
} as const;

/** The agent says whether their office is where a list has it. */
async function takeOffice(context: AppContext, viewer: Viewer, own: OwnShowcase, form: FormData) {
  const newsNo = Number(form.get("news"));
  const answer = form.get("intent") === "move-office" ? "move" : "keep";
  const { userId } = viewer;
  if (!Number.isSafeInteger(newsNo) || newsNo < 1)
    return data<ShowcaseAnswer>({ notice: { title: "Please reload the page." } }, { status: 400 });
  const outcome = await answerOffice(context, { userId, agentNo: own.agentNo, newsNo, answer });
  if (outcome === "moved") return backToEditor("Office moved", "Readers near the new address find you now.");
  if (outcome === "kept") return backToEditor("Address kept", "This list won’t ask you again.");
  const [status, title] = OFFICE_REFUSALS[outcome];
  return data<ShowcaseAnswer>({ notice: { title } }, { status });
}

/** Runs the form, after the guard; `own` is the viewer's record. */
export async function editShowcase(context: AppContext, viewer: Viewer, own: OwnShowcase, request: Request) {
  const form = await parseForm(request);
  const intent = form.get("intent");
  if (intent === "move-office" || intent === "keep-office") return takeOffice(context, viewer, own, form);
  const sent = readFields(form, ShowcaseInput);
  const chosen = readChosen(form, own.catalog);
  const refuse = (
    status: number,
    why: Parameters<typeof sent.refuse>[1] = {},
    more: Omit<ShowcaseAnswer, keyof FormReply> = {},
  ) => {
    const { data: reply, init } = sent.refuse(status, why);
    return data<ShowcaseAnswer>({ ...reply, chosen, ...more }, init ?? {});
  };
  if (!sent.ok) return refuse(400);
  const read = readShowcase(sent.value, chosen, own.today, own.showcase);
  if ("errors" in read) {
    const { languages, ...errors } = read.errors;
    return refuse(400, { errors }, languages === undefined ? {} : { groups: { languages } });
  }
  const { showcase } = read;
  switch (intent) {
    case "preview":
      return refuse(200, {}, { preview: own.previewOf(showcase) });
    case "save":
      break;
    default:
      return refuse(400, {
        notice: { title: "We don’t recognize this form", text: "Please reload the page." },
      });
  }
  if ((await context.limiters.take("showcase", viewer.userId, SAVES_A_DAY, DAY_MINUTES)) > 0)
    return refuse(429, {
      errors: { form: `You can save ${SAVES_A_DAY} times a day. Please try again tomorrow.` },
    });
  const outcome = await saveShowcase(context, viewer.userId, own, {
    seen: parseSeen(form.get("seen")),
    showcase,
  });
  switch (outcome.kind) {
    case "saved":
      // Bookings may follow the office's hours.
      await refreshNextFree(context, own.agentNo);
      return backToEditor("Showcase saved", "Readers see it now.");
    case "same":
      return backToEditor("Nothing to save", "Your showcase says all of this already.");
    case "uncovered":
      return refuse(
        400,
        {},
        { groups: { types: `None of your licenses in force covers ${outcome.type}. Remove it.` } },
      );
    case "moved":
      return refuse(
        409,
        {
          errors: {
            form: "Your showcase was saved from another tab or device since you opened this page. Nothing of yours is lost: compare below, then save again.",
          },
        },
        { elsewhere: describeChanges(showcase, outcome.now.showcase, own.catalog) },
      );
    case "not-yours": {
      const { requestId } = context;
      context.log({ event: "refused", requestId, path: paths.editShowcase(), userId: viewer.userId });
      return refuse(403, { errors: { form: "You don’t manage this profile anymore." } });
    }
  }
}
