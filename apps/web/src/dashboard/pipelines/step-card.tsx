import { isFileKind } from '@pagesmith/operations';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { PdfView } from '../../canvas/use-pdfs.ts';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { Button } from '../../paper/button.tsx';
import { Card } from '../../paper/card.tsx';
import { keepFocus } from '../tools/form/keep-focus.ts';
import { PasswordPart } from '../tools/form/password-part.tsx';
import { FileParts, OtherParts } from '../tools/form/tool-parts.tsx';
import { PointingProvider } from '../tools/form-fields/pointed-field.tsx';
import { type BuilderStep, toolAt } from './builder-step.ts';
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
  const change = (next: BuilderStep['draft']) => onChange({ ...step, draft: next });
  const form = { draft, pdfOf, onChange: change, answer: undefined, refused: undefined, problems: {} };
  const files = Object.values(draft.files).flat();
  const fileParts = Object.entries(tool.parts).filter(([, { kind }]) => isFileKind(kind));
  const shown = toolAt(steps, index);
  return (
    <PointingProvider>
      <Card className="grid min-w-0 gap-5">
        <div className="flex items-start justify-between gap-2">
          <h3 className="text-lg">{words.step(index + 1, tool.copy[language].name)}</h3>
          <StepMoves {...moves} name={tool.copy[language].name} index={index} count={steps.length} />
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
      </Card>
    </PointingProvider>
  );
}

interface StepMovesProps extends Pick<StepCardProps, 'onMove' | 'onRemove'> {
  name: string;
  index: number;
  count: number;
}

function StepMoves({ name, index, count, onMove, onRemove }: StepMovesProps) {
  const words = useWords(pipelinesWords);
  const moves = [
    { label: words.up(name), Icon: ArrowUp, isOff: index === 0, act: () => onMove(-1) },
    { label: words.down(name), Icon: ArrowDown, isOff: index === count - 1, act: () => onMove(1) },
    { label: words.remove(name), Icon: X, isOff: false, act: onRemove },
  ];
  return (
    <div className="flex shrink-0">
      {moves.map(({ label, Icon, isOff, act }) => (
        <Button
          key={label}
          variant="quiet"
          size="small"
          className="px-1.5"
          disabled={isOff}
          aria-label={label}
          onClick={({ currentTarget }) => {
            act();
            keepFocus(currentTarget);
          }}
        >
          <Icon aria-hidden className="size-4" />
        </Button>
      ))}
    </div>
  );
}
