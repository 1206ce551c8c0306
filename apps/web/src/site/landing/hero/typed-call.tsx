import { demonstrationField, demonstrations } from '@pagesmith/operations';
import { keyPlaceholder } from '../../../documentation/samples/index.ts';
import { useLanguage } from '../../../language/language-context.tsx';
import { useOperator } from '../../operator/operator.tsx';
import { beginningOf } from './timing.ts';

/** The call that fills the page beside it, typed line by line. It is a picture of a call: what can be copied stands below. */
export function TypedCall({ name }: { name: string }) {
  const { language } = useLanguage();
  const { publicUrl } = useOperator();
  const { sample, values } = demonstrations[language];
  const lines: [said: string, value?: string][] = [
    [`curl ${publicUrl}/fill-pdf`],
    ['  -H ', `'x-api-key: ${keyPlaceholder}'`],
    [`  -F file=@${sample}`],
    ...Object.entries({ ...values, [demonstrationField]: name }).map(([field, value]): [string, string] => [
      `  -F ${field}=`,
      `'${value}'`,
    ]),
    ['  -o filled-document.pdf'],
  ];
  return (
    <pre className="overflow-hidden p-4 font-mono text-[0.8125rem] leading-[1.7] [font-variant-ligatures:none]">
      <code>
        {lines.map(([said, value], index) => (
          <span
            key={said}
            className={`typed block overflow-hidden text-ellipsis whitespace-pre ${beginningOf(index)}`}
          >
            {said}
            {value && <span className="text-accent">{value}</span>}
            {index < lines.length - 1 && <span className="text-ink-soft"> \</span>}
          </span>
        ))}
      </code>
    </pre>
  );
}
