import type { Result } from '@pagesmith/operations';
import { CircleCheck, Download } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { formatBytes } from '../../../language/numbers.ts';
import { Segmented } from '../../../paper/segmented.tsx';
import { useObjectUrl } from '../../../paper/use-object-url.ts';
import { NextTool } from '../next-tool/next-tool.tsx';
import type { Success } from '../request/answer.ts';
import { CallCost, CallWarnings } from './call-facts.tsx';
import type { ResultPanelProps } from './result-panel-props.ts';
import { resultWords } from './words.ts';

interface ResultFileProps
  extends Pick<ResultPanelProps, 'tool' | 'isResultShown' | 'onShowResult' | 'onOpenTool'> {
  result: Exclude<Result, { kind: 'json' }>;
  success: Success;
}

/** The download, in sight and under the fingers; a PDF can go on into another tool. */
export function ResultFile({ tool, result, success, ...panel }: ResultFileProps) {
  const { isResultShown, onShowResult, onOpenTool } = panel;
  const words = useWords(resultWords);
  const { language } = useLanguage();
  const { url, link } = useDownload(success.body);
  const { downloadName, mediaType } = result;
  const file = useMemo(
    () => new File([success.body], downloadName, { type: mediaType }),
    [success.body, downloadName, mediaType],
  );
  return (
    <>
      <div
        role="status"
        className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sheet border border-good/40 bg-good-wash p-3"
      >
        <p className="flex items-center gap-2 font-medium text-good">
          <CircleCheck aria-hidden className="size-5 shrink-0" />
          {words.done}
          <span className="font-normal text-ink-soft text-sm tabular-nums">
            {formatBytes(success.body.size, language)}
          </span>
        </p>
        <div className="grid gap-2 max-sm:basis-full sm:ml-auto sm:flex sm:flex-wrap sm:items-center">
          {result.kind === 'pdf' && <NextTool tool={tool} file={file} onOpen={onOpenTool} />}
          <a
            ref={link}
            href={url}
            download={downloadName}
            className="inline-flex min-h-11 items-center justify-center gap-2 rounded-control border border-accent bg-accent px-5 py-1.5 text-center font-medium text-base text-on-accent transition-colors hover:border-accent-strong hover:bg-accent-strong max-sm:px-3 max-sm:text-sm"
          >
            <Download aria-hidden className="size-5 shrink-0" />
            <span>
              {words.download} <span className="wrap-anywhere inline-block">{downloadName}</span>
            </span>
          </a>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {result.kind === 'pdf' && (
          <Segmented
            legend={words.shown}
            options={[
              { value: 'result', label: words.heading },
              { value: 'source', label: words.source },
            ]}
            value={isResultShown ? 'result' : 'source'}
            onChange={(value) => onShowResult(value === 'result')}
          />
        )}
        <CallCost {...success} />
      </div>
      <CallWarnings {...success} />
    </>
  );
}

/** Lives as long as the result is shown; the keyboard goes on at it. */
function useDownload(body: Blob) {
  const link = useRef<HTMLAnchorElement>(null);
  const url = useObjectUrl(body);
  // A link without an address takes no focus, hence not before it has one.
  useEffect(() => {
    if (url !== undefined) link.current?.focus({ preventScroll: true });
  }, [url]);
  return { url, link };
}
