import type { ReactNode } from "react";

const centres = [4.5, 12, 19.5];

/** One to three filled rings, always with the words that say what they mean. */
export function ProofDots({ filled, children }: { filled: 1 | 2 | 3; children: ReactNode }) {
  return (
    <span className="tier">
      <svg viewBox="0 0 24 10" aria-hidden="true">
        {centres.map((x, index) => (
          <circle key={x} cx={x} cy="5" r="2.9" className={index < filled ? "f" : undefined} />
        ))}
      </svg>
      {children}
    </span>
  );
}
