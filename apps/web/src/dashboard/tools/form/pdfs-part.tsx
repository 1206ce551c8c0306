import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import type { PdfView } from '../../../canvas/use-pdfs.ts';
import { useWords } from '../../../language/language-context.tsx';
import { Button } from '../../../paper/button.tsx';
import { classNames } from '../../../paper/class-names.ts';
import { Field } from '../../../paper/field.tsx';
import { filesIn, withFiles } from '../request/draft.ts';
import { ChosenFile } from './chosen-file.tsx';
import { DropArea, isPdf } from './drop-area.tsx';
import { fileKey } from './file-key.ts';
import { moved } from './order.ts';
import type { PartProps } from './part-props.ts';
import { formWords } from './words.ts';

/** Several PDFs, in an order that can be changed. */
export function PdfsPart({ name, part, words: partWords, draft, onChange, error, pdfOf }: PartProps) {
  const words = useWords(formWords);
  const [refusal, setRefusal] = useState<string>();
  const files = filesIn(draft, name);
  const put = (next: readonly File[]) => onChange(withFiles(draft, name, next));
  const add = (chosen: File[]) => {
    const { countMax = Number.POSITIVE_INFINITY } = part;
    const count = files.length + chosen.length;
    if (!chosen.every(isPdf)) return setRefusal(words.onlyPdf);
    if (count > countMax) return setRefusal(words.tooMany(countMax, count));
    setRefusal(undefined);
    put([...files, ...chosen]);
  };
  return (
    <Field label={partWords.label} error={refusal ?? error}>
      {(wiring) => (
        <DropArea wiring={wiring} label={partWords.label} isSeveral hasFiles={files.length > 0} onFiles={add}>
          {files.length > 0 && (
            <OrderedFiles
              label={words.order(partWords.label)}
              files={files}
              pdfOf={pdfOf}
              onChange={(next) => {
                setRefusal(undefined);
                put(next);
              }}
            />
          )}
        </DropArea>
      )}
    </Field>
  );
}

interface OrderedFilesProps {
  label: string;
  files: readonly File[];
  pdfOf: (file: Blob) => PdfView;
  onChange: (files: readonly File[]) => void;
}

function OrderedFiles({ label, files, pdfOf, onChange }: OrderedFilesProps) {
  const words = useWords(formWords);
  const [dragged, setDragged] = useState<number>();
  const [announcement, setAnnouncement] = useState('');
  const move = (from: number, to: number) => {
    onChange(moved(files, from, to));
    setAnnouncement(words.moved(files[from]?.name ?? '', to + 1, files.length));
  };
  return (
    <>
      <ol aria-label={label} className="grid gap-2">
        {files.map((file, index) => (
          <OrderedFile
            key={fileKey(file)}
            file={file}
            view={pdfOf(file)}
            isFirst={index === 0}
            isLast={index === files.length - 1}
            isDragged={dragged === index}
            onDrag={(isOn) => setDragged(isOn ? index : undefined)}
            onDropHere={() => dragged !== undefined && move(dragged, index)}
            onMove={(step) => move(index, index + step)}
            onRemove={() => onChange(files.filter((other) => other !== file))}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

interface OrderedFileProps {
  file: File;
  view: PdfView;
  isFirst: boolean;
  isLast: boolean;
  isDragged: boolean;
  onDrag: (isOn: boolean) => void;
  onDropHere: () => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

function OrderedFile({ file, view, isDragged, onDrag, onDropHere, ...moves }: OrderedFileProps) {
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) event.preventDefault();
  };
  return (
    <li
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', file.name);
        event.dataTransfer.effectAllowed = 'move';
        onDrag(true);
      }}
      onDragEnd={() => onDrag(false)}
      onDragOver={over}
      onDrop={(event) => {
        if (event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        onDropHere();
      }}
      className={classNames(
        'cursor-grab rounded-control border border-rule bg-sheet p-2 transition-opacity',
        isDragged && 'opacity-50',
      )}
    >
      <ChosenFile file={file} view={view} actions={<FileMoves file={file} {...moves} />} />
    </li>
  );
}

type FileMovesProps = Pick<OrderedFileProps, 'file' | 'isFirst' | 'isLast' | 'onMove' | 'onRemove'>;

function FileMoves({ file, isFirst, isLast, onMove, onRemove }: FileMovesProps) {
  const words = useWords(formWords);
  return (
    <div className="flex shrink-0 flex-wrap justify-end">
      <Button
        variant="quiet"
        size="small"
        className="px-2"
        disabled={isFirst}
        aria-label={words.up(file.name)}
        onClick={() => onMove(-1)}
      >
        <ArrowUp aria-hidden className="size-4" />
      </Button>
      <Button
        variant="quiet"
        size="small"
        className="px-2"
        disabled={isLast}
        aria-label={words.down(file.name)}
        onClick={() => onMove(1)}
      >
        <ArrowDown aria-hidden className="size-4" />
      </Button>
      <Button
        variant="quiet"
        size="small"
        className="px-2"
        aria-label={words.remove(file.name)}
        onClick={onRemove}
      >
        <X aria-hidden className="size-4" />
      </Button>
    </div>
  );
}
