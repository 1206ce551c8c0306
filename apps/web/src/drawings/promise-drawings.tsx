import { Drawing } from './drawing.tsx';
import { Accent, Lines, Sheet } from './strokes.tsx';

/** A bill that comes to nothing. */
export function FreeFailureDrawing({ className }: { className?: string }) {
  return (
    <Drawing className={className}>
      <path
        d="M14 7.5a1.5 1.5 0 0 1 1.5-1.5h33a1.5 1.5 0 0 1 1.5 1.5V57l-6-4-6 4-6-4-6 4-6-4-6 4Z"
        className="fill-sheet"
      />
      <Lines x={20} y={15} lengths={[16, 10]} />
      <path d="M42 15h2M42 20h2" className="stroke-edge" />
      <path d="M20 27h24" />
      <Accent d="M32 33c-3.5 0-5 3-5 6s1.5 6 5 6 5-3 5-6-1.5-6-5-6Z" />
    </Drawing>
  );
}

/** A sheet whose time has come. */
export function FilesLeaveDrawing({ className }: { className?: string }) {
  return (
    <Drawing className={className}>
      <Sheet x={9} y={6} width={36} height={50} isGone>
        <Lines x={7} y={14} lengths={[16, 20, 12]} />
      </Sheet>
      <circle cx={44} cy={44} r={13} className="fill-sheet" />
      <Accent d="M44 36v8l5.5 3.5" />
    </Drawing>
  );
}
