import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { FieldError } from "./field-error.tsx";

export type StarsInputProps = {
  legend: string;
  name: string;
  hint?: string;
  error?: string;
  defaultValue?: number;
  required?: boolean;
  /** Offers to give none, which sends an empty value. */
  none?: string;
  /** Where an error summary's link lands: the first star. Defaults to the name. */
  id?: string;
};

/** One to five, as five radios: arrow keys move, and a form without JavaScript sends it. */
export function StarsInput(props: StarsInputProps) {
  const { legend, name, hint, error, defaultValue, required, none, id = name } = props;
  const describedBy = classNames(hint && `${id}-hint`, error && `${id}-error`);
  return (
    <fieldset className={classNames("starsin", error && "bad")} aria-describedby={describedBy}>
      <legend>{legend}</legend>
      {hint ? (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <div>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars}>
            <Icon name="star" />
            <span aria-hidden="true">{stars}</span>
            <input
              type="radio"
              name={name}
              value={stars}
              id={stars === 1 ? id : undefined}
              aria-label={stars === 1 ? "1 star" : `${stars} stars`}
              defaultChecked={defaultValue === stars}
              required={required}
            />
          </label>
        ))}
        {none === undefined ? null : (
          <label className="none">
            <span>{none}</span>
            <input type="radio" name={name} value="" defaultChecked={defaultValue === undefined} />
          </label>
        )}
      </div>
    </fieldset>
  );
}
