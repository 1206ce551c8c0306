import type { Result } from '@pagesmith/operations';
import { Download } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Thumbnail } from '../../../canvas/thumbnail.tsx';
import { usePdfs } from '../../../canvas/use-pdfs.ts';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { formatBytes } from '../../../language/numbers.ts';
import { Notice } from '../../../paper/notice.tsx';
import { pagesWords } from '../pages/words.ts';
import type { Success } from '../request/send.ts';
import { CallFacts } from './call-facts.tsx';
import { resultWords } from './words.ts';

type FileResult = Exclude<Result, { kind: 'json' }>;

export function ResultFile({ result, success }: { result: FileResult; success: Success }) {
  const words = useWords(resultWords);
  const { language } = useLanguage();
  const url = useObjectUrl(success.body);
  return (
    <>
      <Notice tone="good" title={words.done}>
        <div className="grid justify-items-start gap-2">
          <a
            href={url}
            download={result.downloadName}
            className="inline-flex min-h-11 items-center gap-2 rounded-control border border-accent bg-accent px-5 py-1.5 font-medium text-base text-on-accent transition-colors hover:border-accent-strong hover:bg-accent-strong"
          >
            <Download aria-hidden className="size-5 shrink-0" />
            <span>
              {words.download} <span className="wrap-anywhere inline-block">{result.downloadName}</span>
            </span>
          </a>
          <p className="text-ink-soft text-sm">{formatBytes(success.body.size, language)}</p>
        </div>
      </Notice>
      <CallFacts {...success} />
      {result.kind === 'pdf' && <Preview file={success.body} />}
    </>
  );
}

/** Lives as long as the result is shown. */
function useObjectUrl(body: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(body);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [body]);
  return url;
}

const shownMax = 24;

function Preview({ file }: { file: Blob }) {
  const words = useWords(resultWords);
  const { page: pageName, pages: pagesName } = useWords(pagesWords);
  const files = useMemo(() => [file], [file]);
  const view = usePdfs(files)(file);
  if (view.status !== 'open') return null;
  const pages = Array.from({ length: Math.min(view.pageCount, shownMax) }, (_, index) => index + 1);
  const isSingle = pages.length === 1;
  return (
    <figure className="grid gap-2">
      <figcaption className="text-ink-soft text-sm">
        {words.preview} · {pagesName(view.pageCount)}
      </figcaption>
      <ol
        className={
          isSingle
            ? 'mx-auto w-full max-w-dialog'
            : 'grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3 rounded-sheet border border-rule bg-paper p-3'
        }
      >
        {pages.map((page) => (
          <li key={page} className="grid gap-1 text-center text-ink-soft text-xs">
            <Thumbnail document={view.document} page={page} width={isSingle ? 480 : 180} />
            {pageName(page)}
          </li>
        ))}
      </ol>
      {view.pageCount > shownMax && (
        <p className="text-ink-soft text-sm">{words.more(view.pageCount - shownMax)}</p>
      )}
    </figure>
  );
}
