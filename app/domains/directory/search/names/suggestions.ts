/** What the search box offers while the reader types. */

export type Suggestion = {
  label: string;
  /** What it is: "city, 24 agents", "agent in Austin, TX". */
  note: string;
  /** Where choosing it leads. */
  to: string;
  /** Of a place: the text of the search box once it is chosen. The form's other fields then apply too. */
  q?: string;
};
