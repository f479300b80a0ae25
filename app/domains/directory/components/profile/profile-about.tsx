import { Link } from "@remix-run/react";
import { named, t } from "#app/text/text.ts";
import { langOf } from "#app/ui/language-mark.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import type { Said } from "../../facts/fact-words.ts";
import { formatGoesTo, formatInsures, formatTaking } from "../../profile/profile-facts.ts";
import type { AgentProfile } from "../../profile/profile-types.ts";
import { AboutPicture } from "./about-picture.tsx";
import { ReportWrong } from "./report-wrong.tsx";
import { grayIf, SaidBy } from "./said-by.tsx";

/** The agent about their work: in their own words, then as facts. */
export function ProfileAbout({ profile }: { profile: AgentProfile }) {
  const { said, carriers, languages } = profile;
  const facts: { term: string; detail: string; said?: Said }[] = [
    { term: t("Insures"), detail: formatInsures(profile) },
    {
      term: t("Carriers"),
      detail:
        carriers.length === 0 ? "" : t("Says they represent {carriers}", { carriers: carriers.join(", ") }),
      said: said.carriers,
    },
    {
      term: t("Languages"),
      detail: languages.map(named).join(", "),
      said: said.languages,
    },
    { term: t("New clients"), detail: formatTaking(profile), said: said.accepting },
    { term: t("Service area"), detail: formatGoesTo(profile) },
  ];
  const items = facts.flatMap((fact) =>
    fact.detail === "" ? [] : [{ term: fact.term, detail: <Fact {...fact} /> }],
  );
  return (
    <Section id="about" title={t("About")} margin>
      {profile.biography === "" ? null : (
        <p className="mb-5 whitespace-pre-line text-18" lang={langOf(profile.biographyLanguage)}>
          {profile.biography}
        </p>
      )}
      <div>
        <FactList items={[...items, ...inRecords(profile.records)]} />
      </div>
      <ReportWrong slug={profile.slug} />
      {profile.pictureUrl === null ? null : (
        <Caption className="mt-4 md:hidden">
          <AboutPicture {...profile} />
        </Caption>
      )}
    </Section>
  );
}

/** What states' lists say besides licenses; nothing where none says anything. */
const inRecords = (records: AgentProfile["records"]) =>
  records.length === 0
    ? []
    : [
        {
          term: t("In state records"),
          detail: (
            <ul className="m-0 grid list-none gap-1 p-0">
              {records.map((record) => (
                <li key={record.words} className={grayIf(record)}>
                  {record.to === null ? record.words : <Link to={record.to}>{record.words}</Link>}
                </li>
              ))}
            </ul>
          ),
        },
      ];

function Fact({ detail, said }: { detail: string; said?: Said }) {
  if (said === undefined) return <span>{detail}</span>;
  return (
    <>
      <span className={grayIf(said)}>{detail}</span>
      <SaidBy said={said} />
    </>
  );
}
