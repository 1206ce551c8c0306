import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PdfView } from '../../../canvas/use-pdfs.ts';
import { useWords } from '../../../language/language-context.tsx';
import { Button } from '../../../paper/button.tsx';
import { classNames } from '../../../paper/class-names.ts';
import { ChosenFile } from './chosen-file.tsx';
import { fileKey } from './file-key.ts';
import { keepFocus } from './keep-focus.ts';
import { moved } from './order.ts';
import { handleMark, useReordering } from './use-reordering.ts';
import { formWords } from './words.ts';

interface OrderedFilesProps {
  label: string;
  files: readonly File[];
  pdfOf: (file: Blob) => PdfView;
  onChange: (files: readonly File[]) => void;
}

/** Files in an order that is changed by pulling them, or with their arrows. */
export function OrderedFiles({ label, files, pdfOf, onChange }: OrderedFilesProps) {
  const words = useWords(formWords);
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const move = (from: number, to: number) => {
    onChange(moved(files, from, to));
    setAnnouncement(words.moved(files[from]?.name ?? '', to + 1, files.length));
  };
  const { dragged, rowEvents } = useReordering(list, move);
  /** Where the pulled file would come to stand. */
  const lineAt = (index: number) => {
    if (!dragged || dragged.to !== index || dragged.to === dragged.from) return undefined;
    return dragged.to < dragged.from ? 'before:-top-1.5' : 'before:-bottom-1.5';
  };
  return (
    <>
      <ol ref={list} aria-label={label} className="grid gap-2">
        {files.map((file, index) => (
          <li
            key={fileKey(file)}
            {...rowEvents(index)}
            className={classNames(
              'relative flex cursor-grab select-none flex-wrap items-center justify-end gap-1 rounded-control border border-rule bg-sheet p-2 transition-opacity',
              dragged?.from === index && 'cursor-grabbing opacity-50',
              lineAt(index) &&
                'before:absolute before:inset-x-0 before:h-1 before:rounded-full before:bg-accent',
              lineAt(index),
            )}
          >
            <span {...handleMark} className="-my-2 -ml-2 grid touch-none self-stretch px-1.5 text-ink-soft">
              <GripVertical aria-hidden className="size-5 self-center" />
            </span>
            <ChosenFile file={file} view={pdfOf(file)} />
            <FileMoves
              file={file}
              isFirst={index === 0}
              isLast={index === files.length - 1}
              onMove={(step) => move(index, index + step)}
              onRemove={() => onChange(files.filter((other) => other !== file))}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

interface FileMovesProps {
  file: File;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

function FileMoves({ file, isFirst, isLast, onMove, onRemove }: FileMovesProps) {
  const words = useWords(formWords);
  const moves = [
    { label: words.up(file.name), Icon: ArrowUp, isOff: isFirst, act: () => onMove(-1) },
    { label: words.down(file.name), Icon: ArrowDown, isOff: isLast, act: () => onMove(1) },
    { label: words.remove(file.name), Icon: X, isOff: false, act: onRemove },
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
