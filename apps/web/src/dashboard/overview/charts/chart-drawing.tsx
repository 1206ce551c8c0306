import { memo } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useWords } from '../../../language/language-context.tsx';
import type { ChartKind, Point } from './series.ts';
import { chartsWords } from './words.ts';

interface ChartDrawingProps {
  kind: ChartKind;
  points: readonly Point[];
}

const heightPx = 300;
const margin = { top: 8, right: 8, bottom: 0, left: 0 };
/** The first and the last label are wider than their point. */
const lineEnds = { left: 16, right: 16 };
const tick = { fill: 'var(--color-ink-soft)', fontSize: 12 };
const axis = { tick, tickLine: false, axisLine: { stroke: 'var(--color-rule)' } };
const colourOf = ({ isSample }: { isSample: boolean }) =>
  isSample ? 'var(--color-rule)' : 'var(--color-accent)';

/** The picture alone: its values stand in a table beside it, for anyone who cannot see it. Drawn again for other points only. */
export const ChartDrawing = memo(function ChartDrawing({ kind, points }: ChartDrawingProps) {
  const Chart = kind === 'months' ? BarChart : LineChart;
  const data = points.map((point) => ({ ...point, fill: colourOf(point) }));
  return (
    <div aria-hidden className="-ml-2">
      <ResponsiveContainer width="100%" height={heightPx}>
        <Chart data={data} margin={margin} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--color-rule)" />
          <XAxis dataKey="label" interval={0} padding={kind === 'days' ? lineEnds : undefined} {...axis} />
          <YAxis allowDecimals={false} width={44} {...axis} />
          <Tooltip
            content={({ payload }) => <Hint point={payload[0]?.payload} />}
            cursor={{ fill: 'var(--color-rule)', fillOpacity: 0.5, stroke: 'var(--color-rule)' }}
            isAnimationActive={false}
          />
          {kind === 'months' ? (
            <Bar dataKey="value" radius={[4, 4, 0, 0]} maxBarSize={56} isAnimationActive={false} />
          ) : (
            <Line
              dataKey="value"
              type="monotone"
              stroke={points.some(({ isSample }) => isSample) ? 'var(--color-edge)' : 'var(--color-accent)'}
              strokeDasharray={points.some(({ isSample }) => isSample) ? '4 4' : undefined}
              strokeWidth={2}
              dot={({ cx, cy, index, payload }) => (
                <circle key={index} cx={cx} cy={cy} r={4} fill={payload.fill} stroke="var(--color-sheet)" />
              )}
              activeDot={false}
              isAnimationActive={false}
            />
          )}
        </Chart>
      </ResponsiveContainer>
    </div>
  );
});

function Hint({ point }: { point: Point | undefined }) {
  const words = useWords(chartsWords);
  if (!point) return null;
  return (
    <p className="rounded-control border border-rule bg-sheet px-3 py-2 text-sm shadow-float">
      <span className="text-ink-soft">{point.label}</span>{' '}
      <strong className="tabular-nums">{words.requests(point.value)}</strong>
      {point.isSample && <span className="text-ink-soft"> · {words.sample}</span>}
    </p>
  );
}
