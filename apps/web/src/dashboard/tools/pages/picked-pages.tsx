import type { TurnedPage } from '@pagesmith/kernel';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useRef, useState } from 'react';
import { useWords } from '../../../language/language-context.tsx';
import { classNames } from '../../../paper/class-names.ts';
import { moved } from '../form/order.ts';
import { useReordering } from '../form/use-reordering.ts';
import { aQuarterFurther } from './page-list.ts';
import { PickedPage } from './picked-page.tsx';
import { pagesWords } from './words.ts';

/** More would make the browser slow; the list beside it has all of them. */
const shownMax = 60;

interface PickedPagesProps {
  document: PDFDocumentProxy;
  picked: readonly TurnedPage[];
  /** How far all of them are turned; absent where pages cannot be turned. */
  turnOfAll: number | undefined;
  onChange: (picked: readonly TurnedPage[]) => void;
}

/** The pages as they will follow each other: pulled to another place, turned and left out one by one. */
export function PickedPages({ document, picked, turnOfAll, onChange }: PickedPagesProps) {
  const words = useWords(pagesWords);
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const move = (from: number, to: number) => {
    onChange(moved(picked, from, to));
    setAnnouncement(words.moved(picked[from]?.page ?? 0, to + 1, picked.length));
  };
  const { dragged, rowEvents } = useReordering(list, move, 'right');
  const lineAt = (index: number) => {
    if (!dragged || dragged.to !== index || dragged.to === dragged.from) return undefined;
    return dragged.to < dragged.from ? 'before:-left-1.5' : 'before:-right-1.5';
  };
  const shown = picked.slice(0, shownMax);
  return (
    <div className="shrink-0 rounded-sheet border border-rule bg-sheet">
      <ol ref={list} aria-label={words.result} className="flex gap-2 overflow-x-auto p-2">
        {shown.map((each, index) => (
          <li
            key={keyOf(shown, index)}
            {...rowEvents(index)}
            className={classNames(
              'relative shrink-0 cursor-grab select-none rounded-control border border-rule bg-paper transition-opacity',
              dragged?.from === index && 'cursor-grabbing opacity-50',
              lineAt(index) &&
                'before:absolute before:inset-y-0 before:w-1 before:rounded-full before:bg-accent',
              lineAt(index),
            )}
          >
            <PickedPage
              document={document}
              picked={each}
              place={index + 1}
              count={picked.length}
              turnOfAll={turnOfAll}
              onMove={(step) => move(index, index + step)}
              onTurn={() => onChange(picked.with(index, aQuarterFurther(each)))}
              onRemove={() => onChange(picked.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ol>
      {picked.length > shownMax && (
        <p className="px-3 pb-2 text-ink-soft text-sm">{words.more(picked.length - shownMax)}</p>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

/** A page may be there several times; a moved one keeps its key. */
const keyOf = (picked: readonly TurnedPage[], index: number): string => {
  const { page } = picked[index] ?? {};
  return `${page}.${picked.slice(0, index).filter((other) => other.page === page).length}`;
};
