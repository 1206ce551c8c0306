import type { TurnedPage } from '@pagesmith/kernel';
import { ArrowLeft, ArrowRight, GripHorizontal, RotateCw, X } from 'lucide-react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { Thumbnail } from '../../../canvas/thumbnail.tsx';
import { useWords } from '../../../language/language-context.tsx';
import { keepFocus } from '../form/keep-focus.ts';
import { handleMark } from '../form/use-reordering.ts';
import { pagesWords } from './words.ts';

interface PickedPageProps {
  document: PDFDocumentProxy;
  picked: TurnedPage;
  place: number;
  count: number;
  turnOfAll: number | undefined;
  onMove: (step: -1 | 1) => void;
  onTurn: () => void;
  onRemove: () => void;
}

/** One page of the result in small, with what can be done with it. */
export function PickedPage(props: PickedPageProps) {
  const { document, picked, place, count, turnOfAll, onMove, onTurn, onRemove } = props;
  const words = useWords(pagesWords);
  const { page } = picked;
  const acts = [
    { label: words.earlier(page), Icon: ArrowLeft, isOff: place === 1, act: () => onMove(-1) },
    ...(turnOfAll === undefined
      ? []
      : [{ label: words.turnPicked(page), Icon: RotateCw, isOff: false, act: onTurn }]),
    { label: words.later(page), Icon: ArrowRight, isOff: place === count, act: () => onMove(1) },
    { label: words.leaveOut(page), Icon: X, isOff: false, act: onRemove },
  ];
  return (
    <>
      <span {...handleMark} className="flex touch-none items-center justify-between gap-1 px-2 pt-1 text-xs">
        <span className="font-semibold text-accent tabular-nums">{place}</span>
        <GripHorizontal aria-hidden className="size-4 text-ink-soft" />
        <span className="text-ink-soft tabular-nums">{words.page(page)}</span>
      </span>
      <span className="mx-auto block w-20 py-1">
        <Thumbnail document={document} page={page} width={80} turn={(picked.turn + (turnOfAll ?? 0)) % 360} />
      </span>
      <span className="flex border-rule border-t">
        {acts.map(({ label, Icon, isOff, act }) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            title={label}
            disabled={isOff}
            onClick={({ currentTarget }) => {
              act();
              keepFocus(currentTarget);
            }}
            className="grid h-7 w-7 cursor-pointer place-items-center text-ink-soft hover:bg-rule hover:text-ink disabled:cursor-default disabled:opacity-40"
          >
            <Icon aria-hidden className="size-4" />
          </button>
        ))}
      </span>
    </>
  );
}
