import type { TurnedPage } from '@pagesmith/kernel';
import { useRef } from 'react';
import { extrasOf } from '../extras.ts';
import { filesIn, textIn, withText } from '../request/draft.ts';
import { PartCanvas } from '../stage/part-canvas.tsx';
import type { OpenPdf, StageProps } from '../stage/stage-props.ts';
import {
  pagesIn,
  pagesUpTo,
  toggled,
  turnedFurther,
  turnedPagesIn,
  upright,
  writeTurnedPages,
} from './page-list.ts';
import { PickAll } from './pick-all.tsx';
import { PickLayer } from './pick-layer.tsx';
import { PickedPages } from './picked-pages.tsx';

interface PickCanvasProps extends StageProps {
  /** The document, and the part that names its pages; absent where it is only looked at. */
  part: string;
  pagesPart: string | undefined;
}

/** One document of the tool, whose pages are picked where the tool asks for some. */
export function PickCanvas({ pagesPart, ...props }: PickCanvasProps) {
  const { draft, pdfOf, part } = props;
  const [file] = filesIn(draft, part);
  const view = file && pdfOf(file);
  if (pagesPart === undefined || view?.status !== 'open') return <PartCanvas {...props} />;
  const isSingle = props.tool.parts[pagesPart]?.kind === 'page';
  if (!isSingle) return <SeveralPages {...props} pagesPart={pagesPart} pdf={view} />;
  const text = textIn(draft, pagesPart);
  return (
    <PartCanvas
      {...props}
      size="choosing"
      layer={({ page, isNear, viewport }) => (
        <PickLayer
          page={page}
          isNear={isNear}
          height={viewport?.height}
          orders={Number(text) === page ? [1] : []}
          mark="framed"
          onPick={() => props.onChange(withText(draft, pagesPart, String(page)))}
        />
      )}
    />
  );
}

interface SeveralPagesProps extends StageProps {
  part: string;
  pagesPart: string;
  pdf: OpenPdf;
}

function SeveralPages({ pagesPart, pdf, ...props }: SeveralPagesProps) {
  const { tool, draft, onChange } = props;
  const last = useRef<number>(undefined);
  const { mark = 'ordered', turn } = extrasOf(tool.id);
  const text = textIn(draft, pagesPart);
  const picked = turn ? turnedPagesIn(text, pdf.pageCount) : pagesIn(text, pdf.pageCount).map(upright);
  const put = (next: readonly TurnedPage[]) => onChange(withText(draft, pagesPart, writeTurnedPages(next)));
  const pick = (page: number, isRange: boolean) => {
    const from = last.current;
    last.current = page;
    if (!isRange || from === undefined) return put(toggled(picked, page));
    const isNew = (other: number) => !picked.some((known) => known.page === other);
    put([...picked, ...pagesUpTo(from, page).filter(isNew).map(upright)]);
  };
  const ordersOf = (page: number) =>
    picked.flatMap((other, index) => (other.page === page ? [index + 1] : []));
  const ownTurn = (page: number) => picked.find((other) => other.page === page)?.turn ?? 0;
  const turnOfAll = turn?.(draft) ?? 0;
  return (
    <>
      {mark === 'ordered' && picked.length > 0 && (
        <PickedPages document={pdf.document} picked={picked} turnOfAll={turn && turnOfAll} onChange={put} />
      )}
      <PartCanvas
        {...props}
        size="choosing"
        turn={(page) => (turnOfAll + ownTurn(page)) % 360}
        actions={
          pdf.pageCount > 1 && (
            <PickAll pageCount={pdf.pageCount} onPick={(pages) => put(pages.map(upright))} />
          )
        }
        layer={({ page, isNear, viewport }) => (
          <PickLayer
            page={page}
            isNear={isNear}
            height={viewport?.height}
            orders={ordersOf(page)}
            mark={mark}
            onPick={(isRange) => pick(page, isRange)}
            onTurn={turn && (() => put(turnedFurther(picked, page)))}
          />
        )}
      />
    </>
  );
}
