import { CropMarks } from '../../../drawings/crop-marks.tsx';
import { drawnOperations, OperationDrawing } from '../../../drawings/operation-drawing.tsx';
import { useWords } from '../../../language/language-context.tsx';
import { heroWords } from './words.ts';

/** The ten operations on one sheet, the way a type foundry shows its letters. */
export function Specimen() {
  const words = useWords(heroWords);
  return (
    <CropMarks>
      <ul
        aria-label={words.specimen}
        className="grid grid-cols-2 gap-px overflow-hidden rounded-sheet border border-rule bg-rule sm:grid-cols-5 lg:grid-cols-2"
      >
        {drawnOperations.map((operation) => (
          <li
            key={operation}
            className="flex flex-col items-center gap-2 bg-sheet p-4 text-center lg:flex-row lg:text-left"
          >
            <OperationDrawing operation={operation} className="size-12 shrink-0" />
            <span className="font-medium text-sm">{words.operations[operation]}</span>
          </li>
        ))}
      </ul>
    </CropMarks>
  );
}
