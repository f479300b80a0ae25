import { Caption } from "../layout/caption.tsx";
import { Columns, WithAside } from "../layout/columns.tsx";
import { LinkList, LinkListItem } from "../layout/link-list.tsx";
import { Row } from "../layout/row.tsx";
import { Section } from "../layout/section.tsx";
import { Sheet } from "../layout/sheet.tsx";
import { Stack } from "../layout/stack.tsx";
import { Chip } from "../record/chip.tsx";

const RULES = [
  "Start from a part on this page. If it lacks a state, give it one here, in its table of variants.",
  "Where no part fits, write utilities on the markup. When a second place needs the same, make it a part.",
  "A caller adds place and margin to a part, never another look.",
  "Colors are roles, sizes are steps of 4 px. Brackets only for what no name says.",
  "Look at it at 390, 820 and 1440 px, light and dark, by keyboard, and without JavaScript.",
];

/** How to build with the parts, and those that only place others. */
export function GalleryLayout() {
  return (
    <>
      <Section title="How to build with these" id="building">
        <ol className="grid gap-2 pl-5 [list-style:decimal] marker:text-muted">
          {RULES.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
        <Columns count={3} className="mt-6">
          {SCALE.map(({ name, says }) => (
            <div key={name}>
              <b>{name}</b>
              <Caption>{says}</Caption>
            </div>
          ))}
        </Columns>
      </Section>

      <Section title="Placing" id="placing" aside={<Caption>Section, with a caption at its right</Caption>}>
        <WithAside>
          <Stack>
            <Row apart>
              <span>Row, apart</span>
              <Row tight>
                <Chip to="#placing">tight</Chip>
                <Chip to="#placing">wraps</Chip>
              </Row>
            </Row>
            <Stack gap="tight">
              <span>Stack: tight</span>
              <span>plain and loose differ in their gaps alone</span>
            </Stack>
            <LinkList>
              <LinkListItem to="#placing" end="60">
                LinkListItem that leads somewhere
              </LinkListItem>
              <LinkListItem end="since Mar 2, 2026">LinkListItem that is only read</LinkListItem>
            </LinkList>
          </Stack>
          <Sheet className="p-5">
            <b>Sheet</b>
            <p>A box, only for a thing one could hold. It goes into the aside of a WithAside.</p>
          </Sheet>
        </WithAside>
      </Section>
      <Section title="Section with a thin rule" id="thin" thin>
        <Caption>For workspaces. With a margin the label is next to the entry on wide screens.</Caption>
      </Section>
    </>
  );
}

const SCALE = [
  { name: "p-4, gap-1.5, mt-10", says: "Steps of 4 px; quarters of a step are whole pixels." },
  {
    name: "text-14, font-label, leading-head",
    says: "Sizes by pixel, weights and heights of lines by what they are for.",
  },
  {
    name: "bg-sunk, text-muted, border-line-strong",
    says: "Roles. Light, dark and a reader's settings choose their values.",
  },
  { name: "md:, lg:, wide:", says: "768, 1024 and 1220 px, and below them max-md:, max-lg:, max-wide:." },
  { name: "min-h-target, min-h-dense", says: "44 px for fingers; 36 px for rows that a pointer works." },
  { name: "sr-only, max-md:hidden", says: "Heard and not seen; seen only from or below a width." },
];
