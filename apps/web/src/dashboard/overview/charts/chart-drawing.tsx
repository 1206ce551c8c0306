import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { formatNumber } from '../../../language/numbers.ts';
import { classNames } from '../../../paper/class-names.ts';
import type { ChartKind, Point } from './series.ts';
import { ticksFor } from './ticks.ts';
import { chartsWords } from './words.ts';

interface ChartDrawingProps {
  kind: ChartKind;
  points: readonly Point[];
}

/** A share of the chart's height or width, in hundredths. */
type Percent = number;

/** The picture alone: its values stand in a table beside it, for anyone who cannot see it. */
export function ChartDrawing({ kind, points }: ChartDrawingProps) {
  const { language } = useLanguage();
  const ticks = ticksFor(Math.max(...points.map(({ value }) => value)));
  const top = ticks.at(-1) ?? 1;
  const heightOf = (value: number): Percent => (100 * value) / top;
  return (
    <div
      aria-hidden
      data-chart
      className="grid h-[300px] grid-cols-[auto_1fr] grid-rows-[1fr_auto] gap-x-2 pt-2"
    >
      <div className="relative text-right text-ink-soft text-xs tabular-nums">
        {/* As wide as the widest; the others are placed. */}
        <span className="invisible">{formatNumber(top, language)}</span>
        {ticks.map((tick) => (
          <span
            key={tick}
            className="absolute right-0 translate-y-1/2 leading-none"
            style={{ bottom: `${heightOf(tick)}%` }}
          >
            {formatNumber(tick, language)}
          </span>
        ))}
      </div>
      <div className="relative">
        {ticks.map((tick) => (
          <span
            key={tick}
            className="absolute inset-x-0 border-rule border-t"
            style={{ bottom: `${heightOf(tick)}%` }}
          />
        ))}
        {kind === 'days' && <Line points={points} heightOf={heightOf} />}
        <div className="absolute inset-0 flex">
          {points.map((point) => (
            <Place key={point.label} point={point} kind={kind} height={heightOf(point.value)} />
          ))}
        </div>
      </div>
      <div className="col-start-2 flex pt-2 text-center text-ink-soft text-xs">
        {points.map(({ label }) => (
          <span key={label} className="min-w-0 flex-1">
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Between the middles of the places; its width is that of its stroke, however far it is stretched. */
function Line({ points, heightOf }: { points: readonly Point[]; heightOf: (value: number) => Percent }) {
  const isSample = points.some((point) => point.isSample);
  const corners = points.map(
    ({ value }, index) => `${(100 * (index + 0.5)) / points.length},${100 - heightOf(value)}`,
  );
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible"
    >
      <polyline
        points={corners.join(' ')}
        fill="none"
        strokeWidth={2}
        strokeLinejoin="round"
        strokeDasharray={isSample ? '4 4' : undefined}
        vectorEffect="non-scaling-stroke"
        className={isSample ? 'stroke-edge' : 'stroke-accent'}
      />
    </svg>
  );
}

interface PlaceProps {
  point: Point;
  kind: ChartKind;
  height: Percent;
}

/** All of the height answers to the pointer, so that small values are reached as well. */
function Place({ point, kind, height }: PlaceProps) {
  const colour = point.isSample ? 'bg-edge' : 'bg-accent';
  return (
    <div className="group relative flex-1 hover:bg-rule/50">
      {kind === 'months' ? (
        <span
          className={classNames('absolute inset-x-[15%] bottom-0 mx-auto max-w-14 rounded-t-[4px]', colour)}
          style={{ height: `${height}%` }}
        />
      ) : (
        <span
          className={classNames(
            'absolute left-1/2 size-2.5 -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-sheet',
            colour,
          )}
          style={{ bottom: `${height}%` }}
        />
      )}
      <Hint point={point} height={height} />
    </div>
  );
}

function Hint({ point, height }: { point: Point; height: Percent }) {
  const words = useWords(chartsWords);
  return (
    <p
      className="pointer-events-none invisible absolute left-1/2 z-10 mb-3 -translate-x-1/2 whitespace-nowrap rounded-control border border-rule bg-sheet px-3 py-2 text-sm shadow-float group-last:right-0 group-last:left-auto group-last:translate-x-0 group-hover:visible"
      style={{ bottom: `${Math.min(height, 75)}%` }}
    >
      <span className="text-ink-soft">{point.label}</span>{' '}
      <strong className="tabular-nums">{words.requests(point.value)}</strong>
      {point.isSample && <span className="text-ink-soft"> · {words.sample}</span>}
    </p>
  );
}
