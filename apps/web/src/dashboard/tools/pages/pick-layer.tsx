import { classNames } from '../../../paper/class-names.ts';
import type { Mark } from '../tool-extras.ts';

interface PickLayerProps {
  label: string;
  /** Where it stands in what is picked, from 1; several times, or not at all. */
  orders: readonly number[];
  mark: Mark;
  onPick: (isRange: boolean) => void;
}

/** The whole page is the button: picked pages are crossed out, numbered in their order, or framed. */
export function PickLayer({ label, orders, mark, onPick }: PickLayerProps) {
  const isPicked = orders.length > 0;
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      aria-label={label}
      onClick={(event) => onPick(event.shiftKey)}
      className={classNames(
        'group absolute inset-0 cursor-pointer transition-colors',
        isPicked
          ? mark === 'crossed'
            ? 'bg-bad/15 ring-2 ring-bad'
            : 'bg-accent/10 ring-2 ring-accent'
          : 'hover:bg-accent/5 hover:ring-2 hover:ring-edge',
      )}
    >
      {isPicked && mark === 'crossed' && <Cross />}
      {isPicked && mark === 'ordered' && (
        <span
          aria-hidden
          className="absolute top-1.5 left-1.5 min-w-7 rounded-full bg-accent px-2 py-0.5 text-center font-semibold text-on-accent text-sm tabular-nums shadow-float"
        >
          {orders.join(', ')}
        </span>
      )}
      <span
        aria-hidden
        className="absolute right-1.5 bottom-1.5 rounded-control bg-sheet/90 px-1.5 text-ink-soft text-xs tabular-nums"
      >
        {label}
      </span>
    </button>
  );
}

function Cross() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full text-bad"
    >
      <path
        d="M6 6 94 94M94 6 6 94"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
