/** Form bodies with brackets: `items[0][price]=…&expand[]=…` becomes objects and lists, all values texts. */
import { invalidRequest } from "./errors.ts";

export type Value = string | Value[] | { [name: string]: Value };
export type Params = { [name: string]: Value };

/** Reads a body or a query. What makes no sense as such is a 400. */
export function readForm(text: string): Params {
  const root: Params = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = keysOf(name);
    let at: { [name: string]: Value } = root;
    for (const [index, key] of keys.entries()) {
      const own = key === "" ? String(Object.keys(at).length) : key;
      if (index === keys.length - 1) at[own] = value;
      else {
        const next = at[own] ?? (Object.create(null) as Params);
        at[own] = next;
        if (typeof next === "string" || Array.isArray(next))
          throw invalidRequest(`${name} stands twice, in two shapes.`);
        at = next;
      }
    }
  }
  return withLists(root) as Params;
}

function keysOf(name: string): string[] {
  const first = name.split("[", 1)[0] ?? "";
  const rest = [...name.slice(first.length).matchAll(/\[([^\]]*)\]/g)].map(([, key]) => key ?? "");
  return [first, ...rest];
}

/** Objects whose keys are 0, 1, 2 … are lists. */
function withLists(value: Value): Value {
  if (typeof value === "string" || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, withLists(one)] as const);
  const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
  return isList ? entries.map(([, one]) => one) : Object.fromEntries(entries);
}

export function textOf(params: Params, name: string): string | undefined {
  const value = params[name];
  if (value === undefined) return undefined;
  if (typeof value !== "string") throw invalidRequest(`${name} must be a text.`, { param: name });
  return value;
}

export function requiredText(params: Params, name: string): string {
  const value = textOf(params, name);
  if (value === undefined || value === "")
    throw invalidRequest(`${name} is missing.`, { code: "parameter_missing", param: name });
  return value;
}

/** A text that an empty value removes. */
export function clearableText(params: Params, name: string): string | null | undefined {
  const value = textOf(params, name);
  return value === "" ? null : value;
}

export function wholeOf(params: Params, name: string): number | undefined {
  const text = textOf(params, name);
  if (text === undefined) return undefined;
  if (!/^-?\d{1,15}$/.test(text))
    throw invalidRequest(`${name} must be a whole number.`, {
      code: "parameter_invalid_integer",
      param: name,
    });
  return Number(text);
}

export function flagOf(params: Params, name: string): boolean | undefined {
  const text = textOf(params, name);
  if (text === undefined) return undefined;
  if (text !== "true" && text !== "false")
    throw invalidRequest(`${name} must be true or false.`, { param: name });
  return text === "true";
}

export function groupOf(params: Params, name: string): Params {
  const value = params[name];
  if (value === undefined || value === "") return {};
  if (typeof value === "string" || Array.isArray(value))
    throw invalidRequest(`${name} must be a group.`, { param: name });
  return value;
}

export function groupsOf(params: Params, name: string): Params[] {
  const value = params[name];
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw invalidRequest(`${name} must be a list.`, { param: name });
  return value.map((one) => {
    if (typeof one === "string" || Array.isArray(one))
      throw invalidRequest(`${name} must be a list of groups.`, { param: name });
    return one;
  });
}

export function textsOf(params: Params, name: string): string[] {
  const value = params[name];
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw invalidRequest(`${name} must be a list.`, { param: name });
  return value.map((one) => {
    if (typeof one !== "string") throw invalidRequest(`${name} must be a list of texts.`, { param: name });
    return one;
  });
}

/** One of the allowed words. */
export function wordOf<Word extends string>(
  params: Params,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const text = textOf(params, name);
  if (text === undefined) return undefined;
  const word = words.find((one) => one === text);
  if (word === undefined)
    throw invalidRequest(`${name} must be one of ${words.join(", ")}.`, { param: name });
  return word;
}

/** The old values with the new ones merged in; an empty value removes a key, an empty `metadata` all. */
export function mergedMetadata(before: Record<string, string>, params: Params): Record<string, string> {
  if (params.metadata === "") return {};
  const after = { ...before };
  for (const [key, value] of Object.entries(groupOf(params, "metadata"))) {
    if (typeof value !== "string")
      throw invalidRequest("Values of metadata are texts.", { param: "metadata" });
    if (value === "") delete after[key];
    else after[key] = value;
  }
  return after;
}
