/** The mark: a sheet whose folded corner is vermilion. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" fill="none" strokeWidth={2} className={className}>
      <path
        d="M19 3H8a2 2 0 0 0-2 2v22a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V10z"
        strokeLinejoin="round"
        className="fill-sheet stroke-ink"
      />
      <path d="M19 3v5a2 2 0 0 0 2 2h5z" strokeLinejoin="round" className="fill-accent stroke-accent" />
      <path d="M11 16h10M11 20.5h10M11 25h5" strokeLinecap="round" className="stroke-ink" />
    </svg>
  );
}
