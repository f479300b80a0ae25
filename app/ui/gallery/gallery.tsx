import "./gallery.css";
import { Section } from "../section.tsx";
import { GalleryControls } from "./gallery-controls.tsx";
import { GalleryFeedback } from "./gallery-feedback.tsx";
import { GalleryRecord } from "./gallery-record.tsx";

const roles =
  "paper surface sunk ink ink-2 muted line line-strong accent accent-hover on-accent accent-tint star danger danger-tint info info-tint focus map-land map-water map-line map-road".split(
    " ",
  );

/** Every component in every state, on one page. Mounted in development builds only. */
export function Gallery() {
  return (
    <main id="main" className="wrap gallery">
      <h1>Components</h1>
      <p className="muted">Every part in every state. The pages use these and nothing else.</p>
      <Section title="Colour roles" id="colours">
        <div className="swatches">
          {roles.map((role) => (
            <div key={role}>
              {/* A square of one role: fill is a presentation attribute, so no inline style is needed. */}
              <svg aria-hidden="true" viewBox="0 0 100 40" preserveAspectRatio="none">
                <rect width="100" height="40" fill={`var(--${role})`} />
              </svg>
              {role}
            </div>
          ))}
        </div>
      </Section>
      <Section title="Type" id="type">
        <p className="serif specimen-line">A line that runs true</p>
        <div className="cols c3 mt-6">
          <div>
            <p className="cap">Brygada 1918, 500, 42</p>
            <p className="serif page-title">Page title</p>
          </div>
          <div>
            <p className="cap">Brygada 1918, 500, 24</p>
            <p className="serif section-title">Section heading</p>
          </div>
          <div>
            <p className="cap">Commissioner, 400, 16</p>
            <p>
              Body. 4.6 from 38 reviews, 3.2 miles. <b>Strong 620.</b> <a href="#type">How type is set</a>
            </p>
          </div>
        </div>
      </Section>
      <GalleryControls />
      <GalleryRecord />
      <GalleryFeedback />
    </main>
  );
}
