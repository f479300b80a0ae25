/** The calls under /api/ as an OpenAPI 3.1 document for client programs. */
import { ACCESS_COOKIE } from "#app/domains/auth/sessions/sessions.server.ts";
import { LISTED_NOTIFICATIONS, UNDO_MINUTES } from "#app/domains/notifications/limits.ts";
import { paths } from "#app/paths/paths.ts";
import { cookieName } from "#app/platform/reader/cookies.ts";
import { site } from "#app/platform/site.ts";
import type { ProcedureName } from "../procedures/procedure-names.ts";
import { describeSchemas } from "./components.server.ts";
import { describeOperation, type Operation, ref, refused, send } from "./operations.ts";

const procedures: Record<ProcedureName, Operation> = {
  get_user_onboarding_status: {
    summary: "The signed-in user's onboarding status",
    security: "required",
    responses: { 200: send("The status.", ref("OnboardingStatus")), ...refused([401, 429]) },
  },
  get_user_managed_organizations_secure: {
    summary: "The first organization that the signed-in user manages",
    security: "required",
    responses: {
      200: send("The organization, or nothing.", ref("ManagedOrganizations")),
      ...refused([401, 429]),
    },
  },
  get_public_profile_by_user_id: {
    summary: "The slug of a user's public profile",
    body: "PublicProfileCall",
    responses: { 200: send("The slug.", ref("PublicProfile")), ...refused([400, 404, 429]) },
  },
  manage_product_types_secure: {
    summary: "Insurance types by name; with select_all, for admins, inactive ones too",
    security: "optional",
    body: "ProductTypesCall",
    responses: { 200: send("The types.", ref("ProductTypes")), ...refused([400, 401, 403, 429]) },
  },
  manage_expert_questions_secure: {
    summary: "Asks a question, or reads the newest published ones, or the signed-in user's own",
    security: "optional",
    body: "QuestionsCall",
    responses: {
      200: send("By action: create_question, select_public, select_mine.", {
        anyOf: [
          ref("QuestionSent"),
          { type: "array", items: ref("QuestionRow") },
          { type: "array", items: ref("OwnQuestion") },
        ],
      }),
      ...refused([400, 401, 429, 500]),
    },
  },
};

const notifications: Record<"get" | "patch", Operation> = {
  get: {
    operationId: "list_user_notifications",
    summary: `The signed-in user's newest ${LISTED_NOTIFICATIONS} notifications that are not deleted`,
    security: "required",
    responses: {
      200: {
        ...send("The rows, the newest first.", { type: "array", items: ref("NotificationRow") }),
        headers: {
          "X-Unread-Count": {
            description: "How many are unread, up to 100.",
            required: true,
            schema: { type: "integer" },
          },
          "X-Clock": {
            description: "The server's time in milliseconds, to compare the rows' times with.",
            required: true,
            schema: { type: "integer" },
          },
        },
      },
      ...refused([401]),
    },
  },
  patch: {
    operationId: "update_user_notifications",
    summary: "Marks read, deletes or restores: the row named by id, or all",
    description: `A deletion is soft, its moment is the server's and comes back; sent as restore within ${UNDO_MINUTES} minutes, it undoes all that was deleted at that moment, whatever id says.`,
    security: "required",
    parameters: [{ name: "id", in: "query", required: false, schema: ref("NotificationId") }],
    body: "NotificationUpdate",
    responses: { 200: send("Done.", ref("NotificationsChanged")), ...refused([400, 401]) },
  },
};

const messages: Record<"get" | "post", Operation> = {
  get: {
    operationId: "read_messages",
    summary: "The newest messages in one of the signed-in user's conversations",
    description: "They count as seen, unless unseen is 1.",
    security: "required",
    parameters: [
      { name: "thread", in: "query", required: true, schema: ref("ThreadId") },
      { name: "unseen", in: "query", required: false, schema: { type: "string", enum: ["1"] } },
    ],
    responses: { 200: send("The conversation.", ref("Conversation")), ...refused([401, 404]) },
  },
  post: {
    operationId: "send_message",
    summary: "Sends one message, or several, in one of the signed-in user's conversations",
    description:
      "The sender chooses the key: the same one again is the same message, and answers the same number. Several are written in their order; the first that is refused keeps out those behind it.",
    security: "required",
    body: "SendBody",
    responses: {
      200: send("Every message is stored.", ref("MessageSent")),
      ...refused([400, 401, 404]),
      ...refused([409, 429], "MessagesRefused"),
    },
  },
};

const signUp: Operation = {
  operationId: "orchestrated_signup",
  summary: "Creates an account and signs in to it",
  body: "SignUp",
  responses: {
    200: send("Signed in: the session's cookies are set.", ref("SignUpAnswer")),
    ...refused([400, 401, 409, 429], "SignUpAnswer"),
    503: send("It could not be written, or the database does not answer.", {
      anyOf: [ref("SignUpAnswer"), ref("DatabaseTrouble")],
    }),
  },
};

const suggest: Operation = {
  operationId: "suggest",
  summary: "Places, agents, and organizations that start with the typed text",
  parameters: [
    {
      name: "q",
      in: "query",
      required: false,
      schema: ref("SuggestText"),
      description: "At least two letters.",
    },
  ],
  responses: { 200: send("What was found.", ref("Suggestions")), ...refused([400]) },
};

const reportError: Operation = {
  operationId: "report_error",
  summary: "Reports what failed in a browser",
  body: "BrowserError",
  responses: {
    204: { description: "Accepted, whether or not it's stored." },
    400: send("This is no report of an error.", ref("ErrorAnswer")),
    429: send("Too many from this network; Retry-After says how long to wait.", ref("ErrorAnswer")),
  },
};

let described: ReturnType<typeof describe> | undefined;

/** The document for a site at `origin`. Built once per isolate, on first use. */
export function openApiDocument(origin: string) {
  described ??= describe();
  return { ...described, servers: [{ url: origin }] };
}

function describe() {
  return {
    openapi: "3.1.0",
    info: {
      title: site.name,
      version: "1",
      description: [
        `The calls that ${site.name}'s pages make. Bodies are JSON, at most 256 kB.`,
        "Any call that changes something must come from a page of this site: without Sec-Fetch-Site: same-origin, or in older browsers an Origin that is the site's own, POST and PATCH are refused with 403.",
        "Texts are trimmed before they are checked. Each network address may sign up, ask, and report only so often.",
      ].join("\n\n"),
    },
    paths: {
      [paths.orchestratedSignUp()]: { post: describeOperation("post", signUp) },
      ...Object.fromEntries(
        Object.entries(procedures).map(([name, one]) => [
          paths.procedure(name),
          { post: describeOperation("post", { operationId: name, ...one }) },
        ]),
      ),
      [paths.userNotifications()]: {
        get: describeOperation("get", notifications.get),
        patch: describeOperation("patch", notifications.patch),
      },
      [paths.messageCalls()]: {
        get: describeOperation("get", messages.get),
        post: describeOperation("post", messages.post),
      },
      [paths.suggest()]: { get: describeOperation("get", suggest) },
      [paths.errorReport()]: { post: describeOperation("post", reportError) },
    },
    components: {
      schemas: describeSchemas(),
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: cookieName(ACCESS_COOKIE),
          description:
            "Set by signing in; renewed automatically with its companion, so a client must keep both.",
        },
      },
    },
  };
}
