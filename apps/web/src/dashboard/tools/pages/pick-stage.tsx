import { filesIn } from '../request/draft.ts';
import { pdfParts, type StageProps } from '../stage/stage-props.ts';
import type { Tool } from '../tool.ts';
import { PickCanvas } from './pick-canvas.tsx';

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
    <div className="grid min-h-0 grow gap-4 lg:auto-rows-fr xl:auto-cols-fr xl:grid-flow-col">
      {chosen.map((part) => (
        <div key={part} className="flex min-h-0 min-w-0 flex-col gap-3">
          <PickCanvas {...props} part={part} pagesPart={pagesPartOf(props.tool, part)} />
        </div>
      ))}
    </div>
  );
}
