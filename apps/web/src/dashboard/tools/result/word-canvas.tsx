import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../../language/language-context.tsx';
import { reachedByKeyboard } from '../../../paper/reached-by-keyboard.ts';
import { Skeleton } from '../../../paper/states.tsx';
import { stageHeight } from '../stage/part-canvas.tsx';
import { resultWords } from './words.ts';

/** How a Word document looks, drawn by the browser. In a tree of its own: its styles are the document's, not ours. */
export function WordCanvas({ file }: { file: Blob }) {
  const words = useWords(resultWords);
  const host = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing');
  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      const { drawWord } = await import('./draw-word.ts');
      if (isCurrent && host.current) await drawWord(file, host.current);
      if (isCurrent) setState('drawn');
    };
    draw().catch(() => isCurrent && setState('failed'));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return (
    <section
      aria-label={words.preview}
      {...reachedByKeyboard}
      className={`overflow-auto rounded-sheet border border-rule bg-paper ${stageHeight}`}
    >
      {state === 'drawing' && <Skeleton className="m-4 h-96" />}
      {state === 'failed' && <p className="p-4 text-ink-soft text-sm">{words.noPreview}</p>}
      {/* A picture of it: its links lead nowhere from here, and how it is made is its author’s matter. */}
      <div ref={host} inert className="[color-scheme:light]" />
    </section>
  );
}
