import { PartCanvas } from './part-canvas.tsx';
import { pdfParts, type StageProps } from './stage-props.ts';

/** The document as it is. */
export function ReadStage(props: StageProps) {
  const [part] = pdfParts(props.tool);
  return part === undefined ? null : <PartCanvas {...props} part={part} />;
}
