/**
 * An empty place that the Worker fills in an answer (`workers/pages/outage.ts`). React leaves alone what is in it.
 */
export const PutIn = ({ place, wide }: { place: "outage" | "typed"; wide?: boolean }) => (
  <div
    data-put-in={place}
    data-wide={wide === true ? "1" : undefined}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: "" }}
  />
);
