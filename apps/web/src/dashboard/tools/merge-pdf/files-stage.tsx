import { Thumbnail } from '../../../canvas/thumbnail.tsx';
import type { PdfView } from '../../../canvas/use-pdfs.ts';
import { useWords } from '../../../language/language-context.tsx';
import { reachedByKeyboard } from '../../../paper/reached-by-keyboard.ts';
import { fileKey } from '../form/file-key.ts';
import { pagesUpTo } from '../pages/page-list.ts';
import { pagesWords } from '../pages/words.ts';
import { filesIn } from '../request/draft.ts';
import { stageHeight } from '../stage/part-canvas.tsx';
import { partOfKind, type StageProps } from '../stage/stage-props.ts';

/** More would make the browser slow; the first pages tell the files apart. */
const pagesMax = 40;
/** So many can be shown without a scroll bar of their own. */
const fewPages = 12;

/** The files one after another, as their pages will follow each other. */
export function FilesStage({ tool, draft, pdfOf }: StageProps) {
  const words = useWords(pagesWords);
  const files = filesIn(draft, partOfKind(tool, 'pdfs'));
  const shownOf = (view: PdfView) => (view.status === 'open' ? Math.min(view.pageCount, pagesMax) : 0);
  const shown = files.reduce((sum, file) => sum + shownOf(pdfOf(file)), 0);
  return (
    <section
      aria-label={words.inOrder}
      data-few={shown <= fewPages || undefined}
      {...reachedByKeyboard}
      className={`overflow-y-auto rounded-sheet border border-rule bg-paper p-4 ${stageHeight}`}
    >
      <ol className="grid gap-6">
        {files.map((file, index) => {
          const view = pdfOf(file);
          return (
            <li key={fileKey(file)} className="grid gap-3">
              <p className="flex items-baseline gap-2 border-rule border-b pb-1">
                <span className="font-semibold text-accent tabular-nums">{index + 1}</span>
                <span className="wrap-anywhere min-w-0 font-medium text-sm">{file.name}</span>
                <span className="ml-auto shrink-0 text-ink-soft text-sm">
                  {view.status === 'open' ? words.pages(view.pageCount) : words[view.status]}
                </span>
              </p>
              {view.status === 'open' && (
                <ul aria-hidden className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3">
                  {pagesUpTo(1, shownOf(view)).map((page) => (
                    <li key={page}>
                      <Thumbnail document={view.document} page={page} width={140} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
