import { operations } from '@pagesmith/operations';
import { useState } from 'react';
import { addresses } from '../../addresses.ts';
import { useLanguage, useWords } from '../language/language-context.tsx';
import { EmptyState } from '../paper/states.tsx';
import { PageHead } from '../site/page-head.tsx';
import { Authentication } from './authentication/authentication.tsx';
import { Contents } from './contents/contents.tsx';
import { Errors } from './errors/errors.tsx';
import { Gdpr } from './gdpr/gdpr.tsx';
import { Jobs } from './jobs/jobs.tsx';
import { OperationSection } from './operation/operation-section.tsx';
import type { SampleLanguage } from './samples/index.ts';
import { matches, sectionEntries } from './search/section-texts.ts';
import { Support } from './support/support.tsx';
import { Webhooks } from './webhooks/webhooks.tsx';
import { documentationWords } from './words.ts';

export function Documentation() {
  const { language } = useLanguage();
  const words = useWords(documentationWords);
  const [query, setQuery] = useState('');
  const [sampleLanguage, setSampleLanguage] = useState<SampleLanguage>('curl');
  const entries = sectionEntries(language).filter((entry) => matches(entry, query));
  const isShown = (id: string) => entries.some((entry) => entry.id === id);
  return (
    <div className="page-width grid gap-x-14 py-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <PageHead
        address={addresses.documentation}
        title={words.documentTitle}
        description={words.description}
      />
      <div className="grid gap-4 pb-12 lg:col-start-2">
        <h1 className="text-3xl md:text-4xl">{words.title}</h1>
        <p className="max-w-measure text-ink-soft text-lg">{words.lead}</p>
        <p>
          <a href="/openapi.json" className="text-accent underline underline-offset-4">
            {words.openApi}
          </a>
        </p>
      </div>
      <Contents entries={entries} query={query} onQuery={setQuery} />
      <div className="min-w-0 lg:col-start-2">
        {isShown('authentication') && <Authentication />}
        {operations.map(
          (operation, index) =>
            isShown(operation.id) && (
              <OperationSection
                key={operation.id}
                operation={operation}
                number={index + 1}
                sampleLanguage={sampleLanguage}
                onSampleLanguage={setSampleLanguage}
              />
            ),
        )}
        {isShown('jobs') && <Jobs />}
        {isShown('webhooks') && <Webhooks />}
        {isShown('gdpr') && <Gdpr />}
        {/* Every section links into this one: it stays while any is shown. */}
        {entries.length > 0 && <Errors />}
        {isShown('support') && <Support />}
        {entries.length === 0 && <EmptyState title={words.found(0)}>{words.nothing}</EmptyState>}
      </div>
    </div>
  );
}
