import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "../feedback/empty-state.tsx";
import { Note } from "../feedback/note.tsx";
import { Skeleton, SkeletonRow } from "../feedback/skeleton.tsx";
import { Toast } from "../feedback/toast.tsx";
import { Icon, iconNames } from "../icon.tsx";
import { Columns } from "../layout/columns.tsx";
import { Section } from "../layout/section.tsx";
import { GalleryDialogs } from "./gallery-dialogs.tsx";

/** Feedback of the product: notices, toasts, empty and loading states, confirmations. */
export function GalleryFeedback() {
  return (
    <>
      <Section title="Notices and toast" id="notices">
        <Columns count={2}>
          <Note live>
            <span>Three agents were within 5 miles, so the circle was widened to 15. </span>
            <a href="#notices">Back to 5 miles</a>
          </Note>
          <Note tone="plain" icon="warning">
            Your Louisiana license ends in 23 days. File the renewal to stay in its results.
          </Note>
          <Note tone="bad">The map could not be drawn. The list below is complete.</Note>
          <span />
          <Toast
            title="Question submitted"
            message="Your expert question has been successfully submitted."
            closeTo="#notices"
            onClose={() => {}}
          />
          <Toast
            tone="bad"
            title="Submission failed"
            message="Failed to submit your question. Please try again."
            closeTo="#notices"
            onClose={() => {}}
          />
        </Columns>
      </Section>

      <Section title="Empty and loading" id="empty">
        <Columns count={2}>
          <EmptyState
            level={3}
            title="No agents in Loving County yet"
            actions={
              <>
                <ButtonLink to="#empty">Show agents in Pecos</ButtonLink>
                <ButtonLink look="link" to="#empty">
                  Search elsewhere
                </ButtonLink>
              </>
            }
          >
            The nearest licensed for Home in Texas is in Pecos, 38 miles away.
          </EmptyState>
          <div role="status" aria-busy="true" aria-label="Loading agents">
            {["a", "b"].map((row) => (
              <SkeletonRow key={row}>
                <Skeleton shape="title" width="half" />
                <Skeleton width="long" />
                <Skeleton width="most" />
              </SkeletonRow>
            ))}
          </div>
        </Columns>
      </Section>

      <GalleryDialogs />

      <Section title="Icons" id="icons">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2 text-13">
          {iconNames.map((name) => (
            <span key={name} className="flex items-center gap-2">
              <Icon name={name} className="text-16" />
              <span>{name}</span>
            </span>
          ))}
        </div>
      </Section>
    </>
  );
}
