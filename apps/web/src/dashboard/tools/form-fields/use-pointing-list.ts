import { type RefObject, useEffect } from 'react';
import { usePointing } from './pointed-field.tsx';

/**
 * A list whose rows carry `data-field` points at the field of the row that has the focus or the mouse, and is scrolled,
 * without the window, to the row of a field that is pointed at on the page.
 */
export function usePointingList(list: RefObject<HTMLElement | null>, areRowsThere = true): void {
  const { pointed, point } = usePointing();
  useEffect(() => {
    const element = list.current;
    if (!element || !areRowsThere) return;
    const hear = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
      if (row) point({ name: row.dataset.field, from: 'list' });
    };
    element.addEventListener('focusin', hear);
    return () => element.removeEventListener('focusin', hear);
  }, [list, point, areRowsThere]);
  useEffect(() => {
    const element = list.current;
    if (!element || pointed.from !== 'page') return;
    const rows = [...element.querySelectorAll<HTMLElement>('[data-field]')];
    const row = rows.find(({ dataset }) => dataset.field === pointed.name);
    if (row) element.scrollTop = row.offsetTop - element.clientHeight / 3;
  }, [list, pointed]);
}
