import type { ReactNode } from 'react';

const corners = [
  '-top-6 -left-6',
  '-top-6 -right-6 rotate-90',
  '-right-6 -bottom-6 rotate-180',
  '-bottom-6 -left-6 -rotate-90',
];

/** Frames what is inside with printers' crop marks; they stand in the margin, where there is one. */
export function CropMarks({ children }: { children: ReactNode }) {
  return (
    <div className="relative">
      {corners.map((corner) => (
        <svg
          key={corner}
          aria-hidden="true"
          viewBox="0 0 24 24"
          fill="none"
          className={`absolute hidden size-6 stroke-edge md:block ${corner}`}
        >
          <path d="M24 0v16M0 24h16" />
        </svg>
      ))}
      {children}
    </div>
  );
}
