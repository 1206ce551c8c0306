import { isFileKind } from '@pagesmith/operations';
import type { PdfView } from '../../canvas/use-pdfs.ts';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { Card } from '../../paper/card.tsx';
import { MoveButtons } from '../tools/form/move-buttons.tsx';
import { PasswordPart } from '../tools/form/password-part.tsx';
import { FileParts, OtherParts } from '../tools/form/tool-parts.tsx';
import { PointingProvider } from '../tools/form-fields/pointed-field.tsx';
import { type BuilderStep, toolAt } from './builder-step.ts';
import { ParameterChoices } from './parameter-choices.tsx';
import { SourceChoice } from './source-choice.tsx';
import { pipelinesWords } from './words.ts';

interface StepCardProps {
  steps: readonly BuilderStep[];
  index: number;
  pdfOf: (file: Blob) => PdfView;
  onChange: (step: BuilderStep) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One step: where its files come from, and the form of its tool. */
export function StepCard({ steps, index, pdfOf, onChange, ...moves }: StepCardProps) {
  const words = useWords(pipelinesWords);
  const { language } = useLanguage();
  const step = steps[index] as BuilderStep;
  const { tool, draft } = step;
  const { name } = tool.copy[language];
  const change = (next: BuilderStep['draft']) => onChange({ ...step, draft: next });
  const form = { draft, pdfOf, onChange: change, answer: undefined, refused: undefined, problems: {} };
  const files = Object.values(draft.files).flat();
  const fileParts = Object.entries(tool.parts).filter(([, { kind }]) => isFileKind(kind));
  const shown = toolAt(steps, index);
  return (
    <PointingProvider>
      <Card className="grid min-w-0 gap-5">
        <div className="flex items-start justify-between gap-2">
          <h3 className="text-lg">{words.step(index + 1, name)}</h3>
          <MoveButtons
            {...moves}
            labels={{ up: words.up(name), down: words.down(name), remove: words.remove(name) }}
            isFirst={index === 0}
            isLast={index === steps.length - 1}
          />
        </div>
        {fileParts.map(([part]) => (
          <SourceChoice key={part} steps={steps} index={index} part={part} onChange={onChange} />
        ))}
        <FileParts {...form} tool={shown} />
        <PasswordPart
          draft={draft}
          onChange={change}
          isAsked={files.some((file) => pdfOf(file).status === 'protected')}
        />
        <OtherParts {...form} tool={shown} />
        <ParameterChoices steps={steps} index={index} onChange={onChange} />
      </Card>
    </PointingProvider>
  );
}
