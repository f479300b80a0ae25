/** Checks that a form can make before it is sent. The server decides; this only saves a round trip. */
import type { FieldRule, FormRules } from "#app/platform/forms/form-reply.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** By field, the error of its value according to its constraints; nothing for valid fields. */
export function checkFields(form: HTMLFormElement, rules: FormRules): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const control = form.elements.namedItem(name);
    const said = control === null ? undefined : wrongWith(control, rule);
    if (said !== undefined) errors[name] = [said];
  }
  return errors;
}

function wrongWith(control: Element | RadioNodeList, rule: FieldRule): string | undefined {
  const { said } = rule;
  // Radios with one name: the list has the value of the chosen one. Of the buttons, only the clicked one is sent.
  if (control instanceof RadioNodeList)
    return [...control].some(isRadio) && control.value === "" ? said.required : undefined;
  // Hidden controls aren't required.
  if (!("value" in control) || control.closest("[hidden]") !== null) return undefined;
  const { type, value, required } = control as Control;
  if (type === "checkbox")
    return required && !(control as HTMLInputElement).checked ? said.required : undefined;
  return checkText(type === "password" ? value : value.trim(), rule, required);
}

const isRadio = (node: Node) => node instanceof HTMLInputElement && node.type === "radio";

/** A value as the server reads it: trimmed, and counted in characters. */
export function checkText(text: string, rule: FieldRule, required = rule.required): string | undefined {
  const { said, minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = rule;
  if (text === "") return required ? said.required : undefined;
  const letters = [...text].length;
  if (letters < minLength) return said.minLength;
  if (letters > maxLength) return said.maxLength;
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, "v").test(text)) return said.pattern;
  return undefined;
}
