import { type ReactNode, useRef } from 'react';
import { useWords } from '../../../language/language-context.tsx';
import { Button } from '../../../paper/button.tsx';
import { extrasOf } from '../extras.ts';
import { filesIn, textIn, withText } from '../request/draft.ts';
import { PartCanvas } from '../stage/part-canvas.tsx';
import { pdfParts, type StageProps } from '../stage/stage-props.ts';
import type { Tool } from '../tool.ts';
import { pagesIn, pagesUpTo, togglePage, writePages } from './page-list.ts';
import { PickLayer } from './pick-layer.tsx';
import { pagesWords } from './words.ts';

/** The part that names pages of a document: the one that begins with its name, else (of the first) any. */
function pagesPartOf(tool: Tool, pdf: string): string | undefined {
  const pdfs = pdfParts(tool);
  const names = Object.keys(tool.parts).filter((name) =>
    ['page', 'pages'].includes(tool.parts[name]?.kind ?? ''),
  );
  const own = names.find((name) => name.startsWith(pdf));
  return (
    own ?? (pdf === pdfs[0] ? names.find((name) => !pdfs.some((other) => name.startsWith(other))) : undefined)
  );
}

/** Every document of the tool side by side; the pages that it asks for are picked by clicking them. */
export function PickStage(props: StageProps) {
  const chosen = pdfParts(props.tool).filter((part) => filesIn(props.draft, part).length > 0);
  return (
    <div className="grid min-h-0 grow auto-rows-fr gap-4 xl:auto-cols-fr xl:grid-flow-col">
      {chosen.map((part) => (
        <PickCanvas key={part} {...props} part={part} pagesPart={pagesPartOf(props.tool, part)} />
      ))}
    </div>
  );
}

interface PickCanvasProps extends StageProps {
  part: string;
  pagesPart: string | undefined;
}

function PickCanvas({ pagesPart, ...props }: PickCanvasProps) {
  const { tool, draft, onChange, pdfOf, part } = props;
  const last = useRef<number>(undefined);
  const [file] = filesIn(draft, part);
  const view = file && pdfOf(file);
  if (pagesPart === undefined || view?.status !== 'open') return <PartCanvas {...props} />;
  const { mark = 'ordered', turn } = extrasOf(tool.id);
  const text = textIn(draft, pagesPart);
  const isSingle = tool.parts[pagesPart]?.kind === 'page';
  const picked = isSingle ? [Number(text)] : pagesIn(text, view.pageCount);
  const put = (next: string) => onChange(withText(draft, pagesPart, next));
  const pick = (page: number, isRange: boolean) => {
    const from = last.current;
    last.current = page;
    if (isSingle) return put(String(page));
    put(
      isRange && from !== undefined
        ? writePages([...picked, ...pagesUpTo(from, page).filter((other) => !picked.includes(other))])
        : togglePage(text, page, view.pageCount),
    );
  };
  const ordersOf = (page: number) => picked.flatMap((other, index) => (other === page ? [index + 1] : []));
  return (
    <PartCanvas
      {...props}
      size="choosing"
      turn={turn?.(draft)}
      actions={
        !isSingle &&
        view.pageCount > 1 && (
          <PickAll pageCount={view.pageCount} onPick={(pages) => put(writePages(pages))} />
        )
      }
      layer={({ page }) => (
        <PickLayer
          page={page}
          orders={ordersOf(page)}
          mark={isSingle ? 'framed' : mark}
          onPick={(isRange) => pick(page, isRange)}
        />
      )}
    />
  );
}

interface PickAllProps {
  pageCount: number;
  onPick: (pages: readonly number[]) => void;
}

function PickAll({ pageCount, onPick }: PickAllProps): ReactNode {
  const words = useWords(pagesWords);
  const all = pagesUpTo(1, pageCount);
  const choices = [
    { label: words.all, pages: all },
    { label: words.odd, pages: all.filter((page) => page % 2 === 1) },
    { label: words.even, pages: all.filter((page) => page % 2 === 0) },
    { label: words.none, pages: [] },
  ];
  return choices.map(({ label, pages }) => (
    <Button key={label} variant="quiet" size="small" className="px-2" onClick={() => onPick(pages)}>
      {label}
    </Button>
  ));
}
