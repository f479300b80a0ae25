import { findPersonalData, type OwnWords } from "#app/platform/personal-data.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { Choice } from "#app/ui/forms/choice.tsx";

export type PersonalDataNoteProps = {
  question: string;
  /** The writer's own name and number, where the form has them. */
  own: OwnWords;
  /** What was chosen before; leaving out is what happens unless somebody wants otherwise. */
  choice: string;
  /** Makes the ids of one form differ from those of another on the page. */
  prefix: string;
};

/** Says what in a question looks like personal data and asks what to do with it in public. Nothing when there is none. */
export function PersonalDataNote({ question, own, choice, prefix }: PersonalDataNoteProps) {
  const found = findPersonalData(question, own);
  const [first] = found;
  if (first === undefined) return null;
  const article = /^[aeiou]/.test(first.kind) ? "an" : "a";
  return (
    <fieldset id={`${prefix}personal_data`}>
      <legend className="sr-only">Personal data in your question</legend>
      <Note icon="eye">
        <p role="status">
          “{first.text}” looks like {article} {first.kind}
          {found.length > 1 ? `, and ${found.length - 1} more like it` : ""}. The agents who answer will see
          it.
        </p>
        <Choice
          type="radio"
          name="personal_data"
          value="leave-out"
          defaultChecked={choice !== "keep"}
          className="mt-2"
        >
          Leave it out of the public version
        </Choice>
        <Choice
          type="radio"
          name="personal_data"
          value="keep"
          defaultChecked={choice === "keep"}
          className="mt-2"
        >
          Keep it in public
        </Choice>
      </Note>
    </fieldset>
  );
}
