import { Drawing } from './drawing.tsx';
import { Lines, Sheet } from './strokes.tsx';

/** A key that lies on a sheet. */
export function KeyDrawing({ className }: { className?: string }) {
  return (
    <Drawing className={className}>
      <Sheet x={9} y={6} width={36} height={52}>
        <Lines x={6} y={11} lengths={[14, 20, 20]} />
        <Lines x={6} y={45} lengths={[12]} />
      </Sheet>
      <g className="fill-sheet stroke-accent">
        <path d="M33.5 37.5H57V45h-4.5v-3.5H48V46h-4.5v-4.5H34.5Z" />
        <circle cx={25.5} cy={40} r={9} />
        <circle cx={22.5} cy={40} r={2.2} />
      </g>
    </Drawing>
  );
}
