/** The named schemas of the OpenAPI document, generated from what the handlers parse and return. */
import * as z from "zod";
import { PublicProfileCall } from "#app/domains/accounts/inputs.ts";
import { SignUpInput } from "#app/domains/auth/inputs.ts";
import { SearchInput } from "#app/domains/directory/inputs.ts";
import { BrowserErrorInput } from "#app/domains/errors/inputs.ts";
import { SendBody, SendCall } from "#app/domains/messages/inputs.ts";
import { NotificationId, NotificationUpdate } from "#app/domains/notifications/inputs.ts";
import { AskInput, ProductTypesCall, QuestionsCall } from "#app/domains/questions/inputs.ts";
import * as answers from "./answers.server.ts";

const inputs = {
  SignUp: SignUpInput,
  PublicProfileCall,
  ProductTypesCall,
  QuestionsCall: QuestionsCall.extend({ question_data: AskInput.optional() }),
  SendBody,
  ThreadId: SendCall.shape.thread,
  NotificationId,
  NotificationUpdate,
  SuggestText: SearchInput.shape.q,
  BrowserError: BrowserErrorInput,
};

export type SchemaName = keyof typeof inputs | keyof typeof answers;

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** All schemas of the document. Inputs are described as they are sent, before trimming and normalizing. */
export function describeSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries([
    ...Object.entries(inputs).map(([name, schema]) => [name, describe(schema, "input")]),
    ...Object.entries(answers).map(([name, schema]) => [name, describe(schema, "output")]),
  ]);
}

function describe(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    override({ zodSchema, jsonSchema }) {
      // A check that runs after trimming is described on the text.
      if (io === "input" && zodSchema instanceof z.ZodPipe) Object.assign(jsonSchema, boundsOf(zodSchema));
      // A caught value is not a default of the schema.
      if (zodSchema instanceof z.ZodCatch) delete jsonSchema.default;
      // The bounds of JavaScript's safe integers are not worth a line.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      // A format replaces its pattern, and a format that JSON Schema does not know is left out.
      if (jsonSchema.format === "date-time" || jsonSchema.format === "uuid") delete jsonSchema.pattern;
      else delete jsonSchema.format;
    },
  });
  return described;
}

function boundsOf({ def }: z.ZodPipe): Pick<JsonSchema, "minLength" | "maxLength"> {
  if (!(def.out instanceof z.ZodString)) return {};
  const { minLength, maxLength } = def.out;
  return { ...(minLength === null ? {} : { minLength }), ...(maxLength === null ? {} : { maxLength }) };
}
