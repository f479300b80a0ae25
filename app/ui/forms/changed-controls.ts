type Choice = HTMLInputElement | HTMLSelectElement;
type Control = Choice | HTMLTextAreaElement;

/** A choice is a box, a radio button or a list; what is not is typed. */
export const isChoice = (control: EventTarget): control is Choice =>
  control instanceof HTMLSelectElement || (control instanceof HTMLInputElement && isBox(control));

/** The controls that no longer are as the server wrote them: changed by the reader, also before the page was hydrated. */
export const changedControls = (form: HTMLFormElement): Control[] =>
  Array.from<EventTarget>(form.elements as Iterable<EventTarget>).filter(isChanged);

function isChanged(control: EventTarget): control is Control {
  if (control instanceof HTMLSelectElement) return isSelectChanged(control);
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement) || control.type === "file") return false;
  return isBox(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

const isBox = ({ type }: HTMLInputElement): boolean => type === "checkbox" || type === "radio";

/** A list in which nothing is selected starts with its first option. */
function isSelectChanged({ options, multiple, selectedIndex }: HTMLSelectElement): boolean {
  const all = [...options];
  if (multiple) return all.some((option) => option.selected !== option.defaultSelected);
  const marked = all.findLastIndex((option) => option.defaultSelected);
  return selectedIndex !== Math.max(0, marked);
}
