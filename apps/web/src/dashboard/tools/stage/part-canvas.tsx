import type { ComponentProps } from 'react';
import { DocumentCanvas } from '../../../canvas/document-canvas.tsx';
import { CanvasNotice } from '../../../canvas/pdf-canvas.tsx';
import { useLanguage } from '../../../language/language-context.tsx';
import { filesIn } from '../request/draft.ts';
import type { StageProps } from './stage-props.ts';

/** As high as its place on a wide screen; on a narrow one as its pages, up to most of the window. */
export const stageHeight = 'max-h-[70dvh] min-h-80 lg:max-h-none lg:min-h-0 lg:grow';

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
