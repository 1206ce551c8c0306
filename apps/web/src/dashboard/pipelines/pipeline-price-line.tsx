import { formatFee } from '@pagesmith/catalog';
import type { Pipeline } from '@pagesmith/operations';
import { useCallback } from 'react';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { useLoaded } from '../documents/use-loaded.ts';
import { pricePipeline } from './pipeline-calls.ts';
import { pipelinesWords } from './words.ts';

/** What a run costs the account now, asked of the server whenever the operations change. */
export function PipelinePriceLine({ pipeline }: { pipeline: Pipeline }) {
  const words = useWords(pipelinesWords);
  const { language } = useLanguage();
  const operations = pipeline.steps.map(({ operation }) => operation).join(' ');
  const load = useCallback(
    () =>
      pricePipeline({
        steps: operations.split(' ').map((operation) => ({ operation, parts: {} })) as Pipeline['steps'],
      }),
    [operations],
  );
  const { value } = useLoaded(load, 0);
  return (
    <p role="status" className="min-h-6 text-sm tabular-nums">
      {value && (
        <>
          {words.uses} <strong className="font-medium">{words.price(value.credits)}</strong>
          {value.totalMills > 0 && ` ${words.fees(formatFee(value.totalMills, 'EUR', language))}`}.{' '}
          {value.isTrial ? words.trial : words.freeOnFailure}
        </>
      )}
    </p>
  );
}
