import { FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useWords } from '../../../language/language-context.tsx';
import { Button } from '../../../paper/button.tsx';
import { classNames } from '../../../paper/class-names.ts';
import type { ControlWiring } from '../../../paper/field.tsx';
import { formWords } from './words.ts';

export const isPdf = (file: File): boolean =>
  file.type === 'application/pdf' || file.name.toLowerCase().endsWith('.pdf');

/** One in which there can be no document, whatever it is called. */
export const emptyOf = (files: readonly File[]): File | undefined => files.find(({ size }) => size === 0);

interface DropAreaProps {
  wiring: ControlWiring;
  /** Of the part, for anyone who cannot see that the button stands under it. */
  label: string;
  isSeveral?: boolean;
  /** Where it is no PDF that is asked for. */
  asked?: { readonly hint: string; readonly accept: string };
  hasFiles: boolean;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
}

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Takes files that are dropped on it, and has a button that asks for them. */
export function DropArea({
  wiring,
  label,
  isSeveral = false,
  asked,
  hasFiles,
  onFiles,
  children,
}: DropAreaProps) {
  const words = useWords(formWords);
  const input = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = Array.from(list ?? []);
    if (files.length > 0) onFiles(files);
    // The same file can be chosen again, after it was removed or mended.
    if (input.current) input.current.value = '';
  };
  const over = (event: DragEvent) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setIsDraggedOver(true);
  };
  const drop = (event: DragEvent) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setIsDraggedOver(false);
    take(event.dataTransfer.files);
  };
  const ask = words[isSeveral ? (hasFiles ? 'add' : 'chooseSeveral') : hasFiles ? 'another' : 'choose'];
  // A chosen file and what changes it share a line, unless the file's name is too long for that.
  const isReplaced = hasFiles && !isSeveral;
  return (
    <section
      aria-label={label}
      onDragOver={over}
      onDragLeave={() => setIsDraggedOver(false)}
      onDrop={drop}
      className={classNames(
        'rounded-sheet border border-dashed p-4 transition-colors',
        isReplaced ? 'flex flex-wrap items-center gap-3 *:first:basis-auto' : 'grid gap-3',
        isDraggedOver ? 'border-accent bg-paper' : wiring['aria-invalid'] ? 'border-bad' : 'border-edge',
      )}
    >
      {children}
      <div
        className={classNames(
          'flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-soft text-sm',
          isReplaced ? 'ml-auto' : 'justify-center',
        )}
      >
        {!isReplaced && (
          <>
            <FileUp aria-hidden className="size-5" />
            {/* Nothing can be dropped by a finger. */}
            <span className="pointer-coarse:hidden">
              {asked?.hint ?? (isSeveral ? words.dropSeveral : words.drop)}
            </span>
          </>
        )}
        <Button size="small" onClick={() => input.current?.click()} aria-label={`${label}: ${ask}`}>
          {ask}
        </Button>
      </div>
      <input
        {...wiring}
        ref={input}
        type="file"
        accept={asked?.accept ?? 'application/pdf,.pdf'}
        multiple={isSeveral}
        tabIndex={-1}
        onChange={(event) => take(event.target.files)}
        className="sr-only"
      />
    </section>
  );
}
