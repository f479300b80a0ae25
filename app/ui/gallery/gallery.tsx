import { Caption } from "../layout/caption.tsx";
import { Columns } from "../layout/columns.tsx";
import { PageMain } from "../layout/page-width.tsx";
import { Section } from "../layout/section.tsx";
import { GalleryControls } from "./gallery-controls.tsx";
import { GalleryFeedback } from "./gallery-feedback.tsx";
import { GalleryLayout } from "./gallery-layout.tsx";
import { GalleryRecord } from "./gallery-record.tsx";

const roles =
  "paper surface sunk ink ink-2 muted line line-strong accent accent-hover on-accent accent-tint star danger danger-tint info info-tint focus map-land map-water map-line map-road".split(
    " ",
  );

/** Every component in every state, on one page. Mounted in development builds only. */
export function Gallery() {
  return (
    <PageMain className="pt-8">
      <h1>Components</h1>
      <p className="text-muted">Every part in every state. The pages use these and nothing else.</p>
      <Section title="Color roles" id="colors">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3 text-13">
          {roles.map((role) => (
            <div key={role}>
              {/* A square of one role: fill is a presentation attribute, so no inline style is needed. */}
              <svg
                className="mb-1.25 h-14 w-full border border-line"
                aria-hidden="true"
                viewBox="0 0 100 40"
                preserveAspectRatio="none"
              >
                <rect width="100" height="40" fill={`var(--${role})`} />
              </svg>
              <span>{role}</span>
            </div>
          ))}
        </div>
      </Section>
      <Section title="Type" id="type">
        <p className="max-w-none font-heading font-serif text-display leading-[1.02] tracking-[-0.022em]">
          A line that runs true
        </p>
        <Columns count={3} className="mt-6">
          <div>
            <Caption>Brygada 1918, 500, 42</Caption>
            <p className="text-balance font-heading font-serif text-42 leading-tight">Page title</p>
          </div>
          <div>
            <Caption>Brygada 1918, 500, 24</Caption>
            <p className="text-balance font-heading font-serif text-24 leading-head">Section heading</p>
          </div>
          <div>
            <Caption>Commissioner, 400, 16</Caption>
            <p>
              Body. 4.6 from 38 reviews, 3.2 miles. <b>Strong 620.</b> <a href="#type">How type is set</a>
            </p>
          </div>
        </Columns>
      </Section>
      <GalleryLayout />
      <GalleryControls />
      <GalleryRecord />
      <GalleryFeedback />
    </PageMain>
  );
}
