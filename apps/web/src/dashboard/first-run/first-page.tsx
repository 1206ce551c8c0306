import { useMemo } from 'react';
import { Thumbnail } from '../../canvas/thumbnail.tsx';
import { usePdfs } from '../../canvas/use-pdfs.ts';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { Skeleton } from '../../paper/states.tsx';
import { firstRunWords } from './words.ts';

/** The sample, empty; then the page that the call has filled. */
export function FirstPage({ file }: { file: Blob | undefined }) {
  const words = useWords(firstRunWords);
  const { language } = useLanguage();
  return (
    <figure className="grid content-start gap-2">
      {file ? (
        <FilledPage file={file} />
      ) : (
        <img
          src={`/pictures/empty-${language}.png`}
          alt={words.sample}
          width={595}
          height={842}
          className="h-auto w-full rounded-[2px] border border-rule bg-page shadow-float"
        />
      )}
      <figcaption className="text-ink-soft text-sm">{file ? words.result : words.sample}</figcaption>
    </figure>
  );
}

/** Below the text on a tablet it has the whole width of the window. */
const widestPx = 704;

function FilledPage({ file }: { file: Blob }) {
  const files = useMemo(() => [file], [file]);
  const view = usePdfs(files)(file);
  if (view.status !== 'open') return <Skeleton className="aspect-[595/842]" />;
  return (
    <div className="[&>span]:aspect-[595/842]">
      <Thumbnail document={view.document} page={1} width={widestPx} />
    </div>
  );
}
