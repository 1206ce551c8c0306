import { type PointerEvent, type RefObject, useState } from 'react';

interface Dragged {
  readonly from: number;
  /** The row whose place it would take. */
  readonly to: number;
}

/** Marks what a finger can pull; elsewhere on a row a finger scrolls the page. */
export const handleMark = { 'data-handle': true };

/** What stands in a list, below or beside each other, is pulled to another place by mouse, pen or finger. */
export function useReordering(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
  direction: 'down' | 'right' = 'down',
) {
  const [dragged, setDragged] = useState<Dragged>();
  const rowAt = ({ clientX, clientY }: PointerEvent) => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const found = rows.findIndex(({ bottom, right }) =>
      direction === 'down' ? clientY < bottom : clientX < right,
    );
    return found < 0 ? rows.length - 1 : found;
  };
  const begin = (event: PointerEvent<HTMLElement>, from: number) => {
    const target = event.target as Element;
    if (event.button !== 0 || target.closest('button')) return;
    if (event.pointerType === 'touch' && !target.closest('[data-handle]')) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragged({ from, to: from });
  };
  const end = (event: PointerEvent) => {
    if (!dragged) return;
    // Where it is let go: the last move may not have been drawn yet.
    const to = rowAt(event);
    if (to !== dragged.from) onMove(dragged.from, to);
    setDragged(undefined);
  };
  return {
    dragged,
    rowEvents: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, index),
      onPointerMove: (event: PointerEvent) => dragged && setDragged({ ...dragged, to: rowAt(event) }),
      onPointerUp: end,
      onPointerCancel: () => setDragged(undefined),
    }),
  };
}
