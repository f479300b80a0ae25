import type { ReactNode } from "react";
import { Avatar } from "../record/avatar.tsx";
import { Sheet } from "./sheet.tsx";

export type WithPersonProps = {
  person: { id: string; name: string; photoUrl: string | null };
  title: string;
  /** Under the title: what the person is, where. */
  about: ReactNode;
  /** What happens next, a sentence each. */
  next: { title: string; steps: readonly string[] };
  children: ReactNode;
};

/** A form with the face of who gets it, and what happens then: next to it on wide screens, after it on a phone. */
export function WithPerson({ person, title, about, next, children }: WithPersonProps) {
  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,46rem)_20.5rem] lg:justify-between">
      <header className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 lg:col-start-1">
        <Avatar
          id={person.id}
          name={person.name}
          photoUrl={person.photoUrl}
          size="lg"
          eager
          className="max-md:size-16"
        />
        <div>
          <h1 className="text-[clamp(1.625rem,1.2rem+2.2vw,var(--text-42))]">{title}</h1>
          <div className="mt-1.5 text-muted">{about}</div>
        </div>
      </header>
      <div className="lg:col-start-1">{children}</div>
      <Sheet
        as="aside"
        aria-labelledby="what-next"
        className="self-start p-5 lg:sticky lg:top-4 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        <h2 id="what-next" className="mb-3 text-20">
          {next.title}
        </h2>
        <ol className="grid list-none gap-3 [counter-reset:next]">
          {next.steps.map((step) => (
            <li
              key={step}
              className="relative pl-9 text-14 [counter-increment:next] before:absolute before:left-0 before:grid before:size-6 before:place-items-center before:rounded-full before:border-[1.5px] before:border-accent before:font-strong before:text-13 before:text-accent before:leading-none before:content-[counter(next)_/_'']"
            >
              {step}
            </li>
          ))}
        </ol>
      </Sheet>
    </div>
  );
}
