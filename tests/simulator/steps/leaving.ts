/** Deleting an account: at once, or in two weeks with a link that keeps it. */
import { stay } from "#app/domains/auth/links/leaving-commands.server.ts";
import { privacyServer } from "#app/routes/workspace/settings/privacy/privacy.server.ts";
import { requestOf } from "../people.ts";
import { countersOf, loseCount } from "./accounts.ts";
import { viewerOf } from "./claims.ts";
import type { Step } from "./step.ts";

const LATER = "leave-account";

export const leavingSteps: Step[] = [
  {
    name: "delete an account",
    often: 2,
    async run(society, choices) {
      const { people } = society;
      // The demonstration's own stay: others need them.
      const person = choices.of(people.filter(({ email }) => email.endsWith("@mail.example")));
      if (person === undefined) return "nobody";
      const { context, request } = requestOf(society, person);
      const viewer = await viewerOf(context, person);
      if (viewer === null || viewer.accountStatus !== "active") return "gone";
      const now = choices.isOneIn(3);
      const names = Object.keys(privacyServer.actions);
      const action =
        privacyServer.actions[now ? (names.find((name) => name.startsWith("delete")) ?? LATER) : LATER];
      const form = new FormData();
      form.set("confirm", person.email);
      form.set("password", person.password);
      form.set("planEnd", choices.isOneIn(2) ? "now" : "period-end");
      // The password is counted like any other.
      loseCount(society, await countersOf(society, person));
      const outcome = await action?.({ context, request, viewer }, form);
      const isDone = outcome !== undefined && "to" in outcome;
      return isDone ? (now ? "deleted" : "leaving") : "refused";
    },
  },
  {
    name: "keep an account",
    often: 2,
    async run({ world }, choices) {
      const email = choices.of(world.mailbox.newest("account-leaving"));
      const link = email?.links.find((one) => one.includes("/keep-account"));
      if (email === undefined || link === undefined) return "nothing to do";
      const { context } = world.request({ address: "203.0.113.50" });
      const kept = await stay(context, new URL(link).searchParams.get("token") ?? "");
      world.mailbox.open(email);
      return kept === null ? "too late" : "kept";
    },
  },
];
