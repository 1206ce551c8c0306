import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useMemo, useState } from 'react';
import { boxOn } from '../../../canvas/places.ts';
import { measureText } from '../form-fields/text-fit.ts';
import { textIn } from '../request/draft.ts';
import { PartCanvas } from '../stage/part-canvas.tsx';
import { mainPdf, partOfKind, type StageProps } from '../stage/stage-props.ts';
import { placesOf, type TextPiece } from './text-places.ts';

interface Found {
  readonly page: number;
  readonly places: readonly (readonly [number, number, number, number])[];
}

/** The page that holds the words, opened where they are, with the words marked. */
export function DetectStage(props: StageProps) {
  const { tool, draft, answer } = props;
  const view = mainPdf(props);
  const page = (answer?.json as { page?: number } | undefined)?.page;
  // What was asked for, not what is typed since.
  const wanted = useMemo(() => (answer ? textIn(answer.draft, 'searchText') : ''), [answer]);
  const found = useFound(view?.document, page, wanted);
  const shown = useMemo(() => (page === undefined ? undefined : { page }), [page]);
  return (
    <PartCanvas
      {...props}
      key={draft.files.file?.[0]?.name}
      part={partOfKind(tool, 'pdf')}
      shown={shown}
      layer={({ page: number, viewport }) =>
        number === page && (
          <div aria-hidden className="absolute inset-0 ring-2 ring-accent">
            {viewport &&
              found?.places.map((rect) => (
                <mark
                  key={rect.join()}
                  style={boxOn(viewport, rect)}
                  className="absolute rounded-[2px] bg-[#ffd84d]/60 mix-blend-multiply"
                />
              ))}
          </div>
        )
      }
    />
  );
}

function useFound(document: PDFDocumentProxy | undefined, page: number | undefined, wanted: string) {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    setFound(undefined);
    if (!document || page === undefined || page > document.numPages) return;
    let isCurrent = true;
    const look = async () => {
      const { items } = await (await document.getPage(page)).getTextContent();
      const pieces = items.filter((item): item is TextPiece & typeof item => 'str' in item);
      if (isCurrent) setFound({ page, places: placesOf(wanted, pieces, measureText) });
    };
    // Without the marks the page itself is still an answer.
    look().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [document, page, wanted]);
  return found;
}
