import type { ReactNode } from "react";

const centers = [4.5, 12, 19.5];

/** One to three filled rings, always with the words that say what they mean. */
export function ProofDots({ filled, children }: { filled: 1 | 2 | 3; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 font-label text-13 text-accent">
      <svg
        className="h-2.5 w-6 flex-none fill-paper stroke-[1.5] stroke-current"
        viewBox="0 0 24 10"
        aria-hidden="true"
      >
        {centers.map((x, index) => (
          <circle key={x} cx={x} cy="5" r="2.9" className={index < filled ? "fill-current" : undefined} />
        ))}
      </svg>
      <span>{children}</span>
    </span>
  );
}
