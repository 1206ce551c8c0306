import type { ComponentProps } from 'react';
import { DocumentCanvas } from '../../../canvas/document-canvas.tsx';
import { CanvasNotice } from '../../../canvas/pdf-canvas.tsx';
import { useLanguage } from '../../../language/language-context.tsx';
import { filesIn } from '../request/draft.ts';
import type { StageProps } from './stage-props.ts';

/**
 * As high as its place on a wide screen. On a narrow one as its pages: few of them all at once, so that only the window
 * scrolls; of many as much as leaves room beside them to scroll it by.
 */
export const stageHeight = 'max-lg:not-data-few:max-h-[70dvh] min-h-40 lg:min-h-0 lg:grow';

type PartCanvasProps = StageProps &
  Omit<ComponentProps<typeof DocumentCanvas>, 'document' | 'label' | 'className'> & {
    /** The part whose document is shown. */
    part: string;
  };

/** The document of one part, or why it cannot be shown. */
export function PartCanvas({
  tool,
  draft,
  pdfOf,
  part,
  answer: _,
  refused: __,
  onChange: ___,
  ...canvas
}: PartCanvasProps) {
  const { language } = useLanguage();
  const [file] = filesIn(draft, part);
  if (!file) return null;
  const view = pdfOf(file);
  if (view.status !== 'open') return <CanvasNotice status={view.status} className={stageHeight} />;
  const label = `${tool.copy[language].parts[part]?.label ?? part}: ${file.name}`;
  return <DocumentCanvas {...canvas} document={view.document} label={label} className={stageHeight} />;
}
