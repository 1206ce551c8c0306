import { GripVertical } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PdfView } from '../../../canvas/use-pdfs.ts';
import { useWords } from '../../../language/language-context.tsx';
import { classNames } from '../../../paper/class-names.ts';
import { ChosenFile } from './chosen-file.tsx';
import { fileKey } from './file-key.ts';
import { MoveButtons } from './move-buttons.tsx';
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
            <MoveButtons
              labels={{
                up: words.up(file.name),
                down: words.down(file.name),
                remove: words.remove(file.name),
              }}
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
