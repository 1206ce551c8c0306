import { RotateCw } from 'lucide-react';
import { useId } from 'react';
import { useWords } from '../../../language/language-context.tsx';
import { classNames } from '../../../paper/class-names.ts';
import type { Mark } from '../tool-extras.ts';
import { pagesWords } from './words.ts';

interface PickLayerProps {
  page: number;
  /** Of hundreds of pages that are far away, what nobody can see costs memory and nothing else. */
  isNear: boolean;
  /** In pixels: on a flat page everything stands in one line. Absent until the page has come near. */
  height: number | undefined;
  /** Where it stands in what is picked, from 1; several times, or not at all. */
  orders: readonly number[];
  mark: Mark;
  onPick: (isRange: boolean) => void;
  /** Absent where pages cannot be turned. */
  onTurn?: (() => void) | undefined;
}

/** Below this height, the turn button and the page's number have no room above each other. */
const flatHeightMax = 76;

/** The whole page is the button: picked pages are crossed out, numbered in their order, or framed. */
export function PickLayer({ page, isNear, height, orders, mark, onPick, onTurn }: PickLayerProps) {
  const words = useWords(pagesWords);
  const orderId = useId();
  const isPicked = orders.length > 0;
  const isNumbered = isPicked && mark === 'ordered';
  const isFlat = height !== undefined && height < flatHeightMax;
  return (
    <>
      <button
        type="button"
        aria-pressed={isPicked}
        aria-describedby={isNumbered ? orderId : undefined}
        onClick={(event) => onPick(event.shiftKey)}
        className={classNames(
          'col-start-1 row-start-1 flex cursor-pointer transition-colors',
          isFlat ? 'items-center justify-center' : 'items-end justify-end p-1.5',
          isPicked
            ? mark === 'crossed'
              ? 'bg-bad/15 ring-2 ring-bad'
              : 'bg-accent/10 ring-2 ring-accent'
            : 'hover:bg-accent/5 hover:ring-2 hover:ring-edge',
        )}
      >
        {isPicked && mark === 'crossed' && <Cross />}
        {/* Above the cross, where there is one. */}
        <span
          className={classNames(
            'rounded-control bg-sheet px-1.5 text-ink text-xs tabular-nums',
            isPicked && 'relative',
          )}
        >
          {words.page(page)}
        </span>
      </button>
      {onTurn && (
        <button
          type="button"
          aria-label={words.turn(page)}
          title={words.turn(page)}
          onClick={onTurn}
          className={classNames(
            'col-start-1 row-start-1 flex cursor-pointer items-center justify-center justify-self-end rounded-full border border-edge bg-sheet text-ink-soft hover:border-accent hover:text-accent',
            isFlat ? 'size-6 self-center' : 'm-1.5 size-8',
          )}
        >
          {isNear && <RotateCw aria-hidden className="size-4" />}
        </button>
      )}
      {isNumbered && (
        <p
          id={orderId}
          className={classNames(
            'pointer-events-none min-w-6 rounded-full bg-accent px-1.5 py-0.5 text-center font-semibold text-on-accent text-sm tabular-nums shadow-float',
            isFlat ? 'col-start-1 row-start-1 self-center justify-self-start' : 'absolute top-1.5 left-1.5',
          )}
        >
          <span className="sr-only">{words.order} </span>
          {orders.join(', ')}
        </p>
      )}
    </>
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
