/** The demo agent's leads, one or more in every state, with what each person agreed to. */
import { createHash } from "node:crypto";
import type { Client, InStatement } from "@libsql/client/web";
import { type ConsentChannel, consentTexts } from "#app/domains/leads/consents/consent-texts.ts";
import { answered, type QuoteType } from "#app/domains/leads/requests/quote-questions.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { typeBit } from "./catalog.ts";
import { dayOf, workingTime } from "./days.ts";
import { fixedId } from "./fixed-id.ts";

const AGENT = "ines-calloway";
const SELLER = "Ines Calloway, Lantern Row Insurance,";

type SeededLead = {
  first: string;
  last: string;
  state: "new" | "contacted" | "quoted" | "won" | "lost" | "closed";
  hoursAgo: number;
  zip?: string;
  ask?: readonly [QuoteType, readonly [string, string, string, string]];
  note?: string;
  channels: readonly ConsentChannel[];
  /** When consent was withdrawn. */
  withdrawnHoursAgo?: number;
  phone?: string;
  notes?: readonly string[];
  /** The next step, and in how many days. */
  next?: readonly [string, number];
};

const seeded: readonly SeededLead[] = [
  {
    first: "Marisol",
    last: "Quintero",
    state: "new",
    hoursAgo: 2,
    zip: "78704",
    ask: ["home", ["House", "I’m buying it", "1950 to 1979", "No"]],
    note: "We close on December 18. The roof is from 2019.",
    channels: ["phone", "email"],
    phone: "+15125550171",
  },
  {
    first: "Theo",
    last: "Lindqvist",
    state: "new",
    hoursAgo: 20,
    note: "We met at the home show on Saturday. I have two cars and a boat.",
    channels: ["text"],
    phone: "+15125550172",
  },
  {
    first: "Odalys",
    last: "Baptiste",
    state: "contacted",
    hoursAgo: 3 * 24,
    zip: "78745",
    ask: ["auto", ["2", "3", "Damage to my car too", "Yes"]],
    note: "My son gets his license in January.",
    channels: ["email"],
    notes: ["Wrote her what the third driver changes. She sends the two policies."],
    next: ["Compare her present policies", 2],
  },
  {
    first: "Wendell",
    last: "Okafor",
    state: "quoted",
    hoursAgo: 9 * 24,
    zip: "78702",
    ask: ["home", ["Condo", "I do", "2000 or later", "Yes"]],
    channels: ["phone", "text", "email"],
    phone: "+15125550173",
    notes: ["Two quotes sent, with and without the higher deductible."],
    next: ["Ask whether he has decided", -1],
  },
  {
    first: "Priya",
    last: "Ramanathan",
    state: "won",
    hoursAgo: 34 * 24,
    zip: "78731",
    ask: ["auto", ["1", "1", "More liability than required", "No, it ended in the last 30 days"]],
    channels: ["email"],
    notes: ["Policy begins on the first."],
  },
  {
    first: "Gus",
    last: "Halloran",
    state: "lost",
    hoursAgo: 41 * 24,
    zip: "78759",
    ask: ["home", ["Townhouse", "I rent it to others", "Not sure", "Yes"]],
    channels: ["phone"],
    withdrawnHoursAgo: 30 * 24,
    notes: ["Stays with his present company."],
  },
  {
    first: "Leonie",
    last: "Castellanos",
    state: "closed",
    hoursAgo: 66 * 24,
    channels: [],
    note: "Just saying hello. No questions for now.",
  },
];

type Ask = NonNullable<SeededLead["ask"]>;
const HOUSE: Ask = ["home", ["House", "I do", "1980 to 1999", "Yes"]];
const CONDO: Ask = ["home", ["Condo", "I’m buying it", "2000 or later", "No"]];
const ONE_CAR: Ask = ["auto", ["1", "1", "Damage to my car too", "Yes"]];
const TWO_CARS: Ask = ["auto", ["2", "2", "More liability than required", "Yes"]];

/** Decided long ago, newest first: what the charts of a year show. */
const decided: readonly SeededLead[] = (
  [
    ["Imani", "Kowalczyk", "won", 71, HOUSE, "78704", ["phone", "email"]],
    ["Rafael", "Stroud", "lost", 83, ONE_CAR, "78741", ["email"]],
    ["Bettina", "Aoki", "closed", 98, null, null, []],
    ["Cormac", "Delacroix", "won", 104, TWO_CARS, "78749", ["email"]],
    ["Yusra", "Pettersen", "won", 131, CONDO, "78701", ["text", "email"]],
    ["Hollis", "Nakagawa", "lost", 139, HOUSE, "78758", ["phone"]],
    ["Anneke", "Ibarra", "closed", 167, null, null, ["email"]],
    ["Dov", "Marchetti", "won", 194, ONE_CAR, "78723", ["phone", "email"]],
    ["Saoirse", "Vang", "won", 201, HOUSE, "78757", ["email"]],
    ["Emeka", "Thorsen", "closed", 228, TWO_CARS, "78745", ["email"]],
    ["Lupe", "Ashworth", "lost", 259, CONDO, "78702", ["text"]],
    ["Niall", "Sandoval", "won", 287, TWO_CARS, "78731", ["phone", "email"]],
    ["Zofia", "Reyes", "closed", 321, null, null, []],
  ] as const
).map(([first, last, state, daysAgo, ask, zip, channels], at) => ({
  first,
  last,
  state,
  hoursAgo: daysAgo * 24,
  channels,
  ...(ask === null || zip === null ? {} : { ask, zip }),
  ...(channels.some((one) => one === "phone" || one === "text") ? { phone: `+173755501${55 + at}` } : {}),
}));

/** Writes them for the agent's account. Call it when accounts and profiles are written. */
export async function seedLeads(client: Client, nowMs: number): Promise<void> {
  await client.batch(
    // In the order of arrival, as the list has them.
    [...seeded, ...decided].toReversed().flatMap((lead) => statementsOf(lead, nowMs)),
    "write",
  );
}

function statementsOf(lead: SeededLead, nowMs: number): InStatement[] {
  const { hoursAgo } = lead;
  // Earlier days happened in working hours.
  const at = hoursAgo % 24 === 0 ? workingTime(nowMs, hoursAgo / 24) : nowMs - hoursAgo * HOUR_MS;
  const id = fixedId(`lead ${lead.first} ${lead.last}`, at);
  const email = `${lead.first}.${lead.last}@mail.example`.toLowerCase();
  const withdrawnAt = lead.withdrawnHoursAgo === undefined ? null : nowMs - lead.withdrawnHoursAgo * HOUR_MS;
  const texts = consentTexts(SELLER, dayOf(nowMs), "en");
  const source = lead.ask === undefined ? "contact-capture" : "quote-request";
  const [step = "", inDays = 0] = lead.next ?? [];
  const event = (kind: string, when: number, detail = ""): InStatement => ({
    sql: `INSERT INTO lead_events (lead_no, at, kind, detail) SELECT lead_no, ?, ?, ? FROM leads WHERE id = ?`,
    args: [when, kind, detail, id],
  });
  return [
    {
      sql: `INSERT INTO leads (id, submission_key, agent_no, agent_user_id, source, status, first_name, last_name, email,
          email_confirmed, phone, zip, state_code, type_bit, answers, note, next_step, next_step_on, created_at, received_at)
        SELECT ?, ?, a.agent_no, p.user_id, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
        FROM agents a JOIN profiles p ON p.agent_no = a.agent_no WHERE a.slug = ?`,
      args: [
        id,
        fixedId(`form of ${id}`, at),
        source,
        lead.state,
        lead.first,
        lead.last,
        email,
        lead.ask === undefined ? 0 : 1,
        withdrawnAt === null ? (lead.phone ?? null) : null,
        lead.zip ?? null,
        lead.zip === undefined ? null : "TX",
        lead.ask === undefined ? null : typeBit[lead.ask[0]],
        JSON.stringify(lead.ask === undefined ? [] : answered(...lead.ask)),
        lead.note ?? "",
        step,
        lead.next === undefined ? null : dayOf(nowMs + inDays * DAY_MS),
        at,
        at,
        AGENT,
      ],
    },
    ...lead.channels.map(
      (channel): InStatement => ({
        sql: `INSERT INTO consent_records (id, email, recipient, purpose, subject_id, channel, text_shown, text_hash, given_on,
          given_at, revoked_at)
        SELECT ?, ?, ?, ?, id, ?, ?, ?, ?, ?, ? FROM leads WHERE id = ?`,
        args: [
          fixedId(`consent ${channel} ${id}`, at),
          email,
          SELLER,
          source,
          channel,
          texts[channel],
          createHash("sha256").update(texts[channel]).digest("hex"),
          source === "quote-request" ? "/request-quote" : `/contact-capture/${AGENT}`,
          at,
          withdrawnAt,
          id,
        ],
      }),
    ),
    event("received", at),
    ...(lead.notes ?? []).map((note, no) => event("note", at + (no + 1) * HOUR_MS, note)),
    ...(lead.state === "new" ? [] : [event("state", at + 2 * HOUR_MS, lead.state)]),
    ...(lead.next === undefined
      ? []
      : [event("next-step", at + 3 * HOUR_MS, `${step}\n${dayOf(nowMs + inDays * DAY_MS)}`)]),
    ...(withdrawnAt === null ? [] : [event("consent-withdrawn", withdrawnAt)]),
  ];
}
