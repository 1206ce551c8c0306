import type { Operation } from '@pagesmith/operations';
import { Accent, Lines, Sheet } from './strokes.tsx';

/** An operation without a drawing of its own: a form or a page goes in, and what its definition promises comes out. */
export function AnyOperation({ group, result }: Pick<Operation, 'group' | 'result'>) {
  return (
    <>
      <Sheet x={4} y={10} width={24} height={32}>
        {group === 'form' ? (
          <path d="M5 12h12v6h-12zM5 22h12v5h-12z" />
        ) : (
          <Lines x={5} y={13} lengths={[10, 14, 8]} />
        )}
      </Sheet>
      <Sheet x={36} y={22} width={24} height={32}>
        {result.kind === 'json' ? (
          <path d="M9.5 12c-4 0 0 7-4 7 4 0 0 7 4 7M14.5 12c4 0 0 7 4 7-4 0 0 7-4 7" />
        ) : (
          <Lines x={5} y={13} lengths={[14, 10, 14]} />
        )}
      </Sheet>
      <Accent d="M12 49v1a4 4 0 0 0 4 4h13m-4-4l4 4-4 4" />
    </>
  );
}
