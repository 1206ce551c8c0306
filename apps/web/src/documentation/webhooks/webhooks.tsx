import { planIds, plans, webhooks } from '@pagesmith/catalog';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { localeOf } from '../../language/numbers.ts';
import { CodeBlock } from '../../paper/code-block.tsx';
import { DocumentationSection } from '../documentation-section.tsx';
import { eventSample, receiverSample } from './receiver-sample.ts';
import { webhookSectionWords } from './words.ts';

export function Webhooks() {
  const words = useWords(webhookSectionWords);
  const { language } = useLanguage();
  const names = planIds.filter((id) => plans[id].hasWebhooks).map((id) => plans[id].name);
  const including = new Intl.ListFormat(localeOf[language]).format(names);
  return (
    <DocumentationSection id="webhooks" title={words.title}>
      <p className="max-w-measure">{words.lead(including)}</p>
      <Part name={words.events}>
        <Meanings of={words.event} />
        <p className="max-w-measure">{words.content}</p>
        <CodeBlock label={words.example} code={eventSample} isCopyable={false} />
      </Part>
      <Part name={words.verify}>
        <p className="max-w-measure">{words.verifyText}</p>
        <CodeBlock label={words.sample} code={receiverSample} copyLabel={words.copySample} />
        <Meanings of={words.headers} />
      </Part>
      <Part name={words.rules}>
        <ul className="grid max-w-measure list-disc gap-2 pl-5 marker:text-accent">
          <li>{words.rule.answer(webhooks.answerTimeoutMs / 1_000)}</li>
          <li>{words.rule.retry(webhooks.retryPausesMs.length + 1)}</li>
          <li>{words.rule.disable(webhooks.failingDaysMax)}</li>
          <li>{words.rule.kept(webhooks.deliveriesKeptDays)}</li>
        </ul>
      </Part>
    </DocumentationSection>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-3">
      <h3 className="text-xl">{name}</h3>
      {children}
    </div>
  );
}

function Meanings({ of }: { of: Readonly<Record<string, string>> }) {
  return (
    <dl className="grid border-rule border-t text-sm">
      {Object.entries(of).map(([name, meaning]) => (
        <div key={name} className="grid gap-x-6 gap-y-1 border-rule border-b py-2 sm:grid-cols-[14rem_1fr]">
          <dt>
            <code className="font-mono">{name}</code>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
