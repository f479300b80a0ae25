import { tn } from "#app/text/text.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Hint, idList } from "#app/ui/fields/field.tsx";
import { FieldError } from "#app/ui/fields/field-error.tsx";
import type { FormField } from "#app/ui/forms/use-answered-form.ts";
import { Icon } from "#app/ui/icon.tsx";

type StarsWords = {
  legend: string;
  hint?: string;
  /** Offers to give none, which sends an empty value. */
  none?: string;
  /** One of several under one question: its stars are closer together. */
  dense?: boolean;
};

type StarsText = {
  name: string;
  error?: string | undefined;
  defaultValue?: number | undefined;
  required?: boolean | undefined;
  /** Where an error summary's link lands: the first star. Defaults to the name. */
  id?: string;
};

/** A field of `useAnsweredForm` sets name, id, value and error; any other use passes them. */
export type StarsInputProps = StarsWords & ((StarsText & { field?: undefined }) | { field: FormField });

const STAR =
  "relative grid min-h-target cursor-pointer justify-items-center gap-0.5 rounded-1 px-1 py-1.5 font-text text-13 text-muted has-checked:font-strong has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-focus";
const STARS = { plain: "min-w-12", dense: "min-w-target" } as const;
/** Lighter than a star: it removes a rating and isn't a first choice. */
const NONE =
  "relative grid min-h-target min-w-target cursor-pointer content-center rounded-1 px-1.5 font-text text-13 text-muted has-checked:underline has-focus-visible:outline-3 has-focus-visible:outline-focus";
/** Covers its star, invisible but reachable by touch, pointer and keyboard. */
const RADIO = "absolute inset-0 m-0 size-full cursor-pointer opacity-0";

/** One to five, as five radios: arrow keys move, and a form without JavaScript sends it. */
export function StarsInput(props: StarsInputProps) {
  const { legend, hint, none, dense } = props;
  const {
    name,
    error,
    defaultValue,
    required,
    id = name,
  } = props.field === undefined ? props : boundText(props.field);
  const size = dense ? "dense" : "plain";
  const describedBy = idList(hint && `${id}-hint`, error && `${id}-error`);
  return (
    <fieldset
      className={classNames(error && "border-danger border-l-4 pl-3.5")}
      aria-describedby={describedBy}
    >
      <legend className={classNames("mb-0.75", dense && "font-text")}>{legend}</legend>
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <div className="mt-1.5 flex flex-wrap">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={`${STAR} ${STARS[size]}`}>
            <Icon name="star" className="size-7 stroke-[1.2] text-star" />
            <span aria-hidden="true">{stars}</span>
            <input
              className={RADIO}
              type="radio"
              name={name}
              value={stars}
              id={stars === 1 ? id : undefined}
              aria-label={tn(stars, "{n} star", "{n} stars")}
              defaultChecked={defaultValue === stars}
              required={required}
            />
          </label>
        ))}
        {none === undefined ? null : (
          <label data-none className={NONE}>
            <span>{none}</span>
            <input
              className={RADIO}
              type="radio"
              name={name}
              value=""
              defaultChecked={defaultValue === undefined}
            />
          </label>
        )}
      </div>
    </fieldset>
  );
}

const boundText = ({ meta, rule }: FormField): StarsText => ({
  name: meta.name,
  id: meta.id,
  error: meta.errors?.[0],
  defaultValue: Number(meta.initialValue) || undefined,
  required: rule.required,
});
