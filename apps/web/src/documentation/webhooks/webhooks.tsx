import { planIds, plans, webhooks } from '@pagesmith/catalog';
import { type ReactNode, useState } from 'react';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { localeOf } from '../../language/numbers.ts';
import { Prose } from '../../paper/prose.tsx';
import { Tabs } from '../../paper/tabs.tsx';
import { DefinitionList } from '../definition-list.tsx';
import { DocumentationSection } from '../documentation-section.tsx';
import { Heading } from '../heading.tsx';
import { Code } from '../highlighting/code.tsx';
import { eventSample } from './event-sample.ts';
import { type ReceiverLanguage, receiverLanguages, receivers } from './receivers.ts';
import { webhookSectionWords } from './words.ts';

export function Webhooks() {
  const words = useWords(webhookSectionWords);
  const { language } = useLanguage();
  const names = planIds.filter((id) => plans[id].hasWebhooks).map((id) => plans[id].name);
  const including = new Intl.ListFormat(localeOf[language]).format(names);
  return (
    <DocumentationSection
      id="webhooks"
      title={words.title}
      code={
        <>
          <Receivers />
          <Code label={words.example} code={eventSample} isCopyable={false} />
        </>
      }
    >
      <p className="max-w-measure">
        <Prose>{words.lead(including)}</Prose>
      </p>
      <Part id="webhook-events" name={words.events}>
        <Meanings of={words.event} />
        <p className="max-w-measure">
          <Prose>{words.content}</Prose>
        </p>
      </Part>
      <Part id="webhook-verify" name={words.verify}>
        <p className="max-w-measure">
          <Prose>{words.verifyText}</Prose>
        </p>
        <Meanings of={words.headers} />
      </Part>
      <Part id="webhook-rules" name={words.rules}>
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

function Part({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  return (
    <div className="grid gap-3">
      <Heading level={3} id={id}>
        {name}
      </Heading>
      {children}
    </div>
  );
}

function Meanings({ of }: { of: Readonly<Record<string, string>> }) {
  return <DefinitionList definitions={Object.entries(of).map(([term, meaning]) => ({ term, meaning }))} />;
}

/** One receiver in each language, chosen by its name. */
function Receivers() {
  const words = useWords(webhookSectionWords);
  const [current, choose] = useState<ReceiverLanguage>('javascript');
  const tabs = receiverLanguages.map((id) => ({
    id,
    label: receivers[id].name,
    content: (
      <Code
        label={words.sample}
        code={receivers[id].code}
        copyLabel={`${words.copySample} (${receivers[id].name})`}
      />
    ),
  }));
  return <Tabs label={words.sample} tabs={tabs} current={current} onChange={choose} />;
}
