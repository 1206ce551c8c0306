import type { KnownOperation } from '@pagesmith/operations';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { Tabs } from '../../paper/tabs.tsx';
import { useOperator } from '../../site/operator/operator.tsx';
import { Code } from '../highlighting/code.tsx';
import { filesOf, type SampleLanguage, sampleLanguages, sampleNames, samples } from '../samples/index.ts';
import { operationWords } from './words.ts';

interface SampleOfProps {
  operation: KnownOperation;
  sampleLanguage: SampleLanguage;
  onSampleLanguage: (language: SampleLanguage) => void;
}

export function SampleOf({ operation, sampleLanguage, onSampleLanguage }: SampleOfProps) {
  const { language } = useLanguage();
  const words = useWords(operationWords);
  const { publicUrl } = useOperator();
  const { name } = operation.copy[language];
  const tabs = sampleLanguages.map((id) => ({
    id,
    label: sampleNames[id],
    content: (
      <Code
        label={sampleNames[id]}
        code={samples[id]({ operation, publicUrl })}
        copyLabel={words.copySample(name, sampleNames[id])}
      />
    ),
  }));
  return (
    <div className="grid min-w-0 gap-3">
      <h3 className="sr-only">{words.sample}</h3>
      <Tabs label={words.sampleOf(name)} tabs={tabs} current={sampleLanguage} onChange={onSampleLanguage} />
      <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm print:hidden">
        {words.sampleFiles}
        {filesOf(operation).map((file) => (
          <a
            key={file}
            href={`/samples/${file}`}
            download
            className="text-accent underline underline-offset-4"
          >
            {file}
          </a>
        ))}
      </p>
    </div>
  );
}
