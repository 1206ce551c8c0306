import { operations } from '@pagesmith/operations';
import { OperationDrawing } from '../../../drawings/operation-drawing.tsx';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { featuresWords } from './words.ts';

/** All operations on one sheet, the way a type foundry shows its letters. A last row that is not full is stretched. */
export function Specimen() {
  const words = useWords(featuresWords);
  const { language } = useLanguage();
  return (
    <ul
      aria-label={words.specimen}
      className="flex flex-wrap gap-px overflow-hidden rounded-sheet border border-rule bg-rule"
    >
      {operations.map((operation) => (
        <li
          key={operation.id}
          className="flex grow basis-[calc(50%-1px)] items-center gap-2 bg-sheet p-3 sm:basis-[calc(20%-1px)] sm:flex-col sm:p-4 sm:text-center"
        >
          <OperationDrawing
            operation={operation.id}
            definition={operation}
            className="size-10 shrink-0 sm:size-12"
          />
          <span className="font-medium text-sm">{operation.copy[language].shortName}</span>
        </li>
      ))}
    </ul>
  );
}
