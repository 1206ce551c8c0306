import type { ReactNode } from 'react';

interface SheetProps {
  x: number;
  y: number;
  width?: number;
  height?: number;
  /** Degrees clockwise, about the sheet's own middle. */
  turn?: number;
  isAccent?: boolean;
  /** A sheet that is no longer there. */
  isGone?: boolean;
  children?: ReactNode;
}

const fold = 7;

/** The sheet with the folded corner. It is opaque, so that sheets lie on each other; children are drawn from its corner. */
export function Sheet({ x, y, width = 26, height = 34, turn = 0, isAccent, isGone, children }: SheetProps) {
  const place = `translate(${x} ${y}) rotate(${turn} ${width / 2} ${height / 2})`;
  return (
    <g transform={place} className={isAccent ? 'stroke-accent' : undefined}>
      <path
        d={`M1.5 0H${width - fold}L${width} ${fold}V${height - 1.5}a1.5 1.5 0 0 1-1.5 1.5H1.5a1.5 1.5 0 0 1-1.5-1.5V1.5A1.5 1.5 0 0 1 1.5 0Z`}
        className="fill-sheet"
        strokeDasharray={isGone ? '3 3' : undefined}
      />
      {!isGone && <path d={`M${width - fold} 0v5.5a1.5 1.5 0 0 0 1.5 1.5H${width}`} />}
      {children}
    </g>
  );
}

interface LinesProps {
  x: number;
  y: number;
  /** One length for each line. */
  lengths: readonly number[];
  gap?: number;
}

/** Set text: quieter than the outlines. */
export function Lines({ x, y, lengths, gap = 5 }: LinesProps) {
  const path = lengths.map((length, index) => `M${x} ${y + index * gap}h${length}`).join('');
  return <path d={path} className="stroke-edge" />;
}

/** The one thing of a drawing that happens. */
export function Accent({ d }: { d: string }) {
  return <path d={d} className="stroke-accent" />;
}
