import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { ReactNode } from 'react';
import { Thumbnail } from '../../../canvas/thumbnail.tsx';
import { useWords } from '../../../language/language-context.tsx';
import { pagesWords } from './words.ts';

interface PagePickerProps {
  document: PDFDocumentProxy;
  pageCount: number;
  /** Read out: what is picked. */
  label: string;
  picked: readonly number[];
  onPick: (page: number) => void;
  /** A place that is no page, before all of them. */
  before?: ReactNode;
}

/** More would make the browser slow; the text field takes any page. */
const shownMax = 300;

/** The pages as pictures to click on; in step with the text beside it, which it is given and tells of. */
export function PagePicker({ document, pageCount, label, picked, onPick, before }: PagePickerProps) {
  const words = useWords(pagesWords);
  const pages = Array.from({ length: Math.min(pageCount, shownMax) }, (_, index) => index + 1);
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{words.pick(label)}</legend>
      <div className="grid max-h-96 grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2 overflow-y-auto rounded-control border border-rule bg-paper p-2">
        {before}
        {pages.map((page) => (
          <PageTile
            key={page}
            isPicked={picked.includes(page)}
            label={words.page(page)}
            onPick={() => onPick(page)}
          >
            <Thumbnail document={document} page={page} />
          </PageTile>
        ))}
      </div>
      {pageCount > shownMax && (
        <p className="mt-1 text-ink-soft text-sm">{words.firstOf(shownMax, pageCount)}</p>
      )}
    </fieldset>
  );
}

interface PageTileProps {
  isPicked: boolean;
  label: string;
  onPick: () => void;
  children?: ReactNode;
}

export function PageTile({ isPicked, label, onPick, children }: PageTileProps) {
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      onClick={onPick}
      className="grid cursor-pointer content-between justify-items-center gap-1 rounded-control border-2 border-transparent p-1 text-ink-soft text-xs transition-colors hover:border-edge focus-visible:-outline-offset-2 aria-pressed:border-accent aria-pressed:bg-sheet aria-pressed:font-semibold aria-pressed:text-accent"
    >
      {children}
      <span>{label}</span>
    </button>
  );
}
