import { operations } from '@pagesmith/operations';
import { useMemo, useState } from 'react';
import { addresses } from '../../addresses.ts';
import { useLanguage, useWords } from '../language/language-context.tsx';
import { Prose } from '../paper/prose.tsx';
import { PageHead } from '../site/page-head.tsx';
import { Authentication } from './authentication/authentication.tsx';
import { Clients } from './clients/clients.tsx';
import { contentsOf } from './contents.ts';
import { DocumentationLayout } from './documentation-layout.tsx';
import { Errors } from './errors/errors.tsx';
import { Files } from './files/files.tsx';
import { Gdpr } from './gdpr/gdpr.tsx';
import { Jobs } from './jobs/jobs.tsx';
import { Keys } from './keys/keys.tsx';
import { useSectionInView } from './menu/use-section-in-view.ts';
import { OperationSection } from './operation/operation-section.tsx';
import { Pipelines } from './pipelines/pipelines.tsx';
import { Quickstart } from './quickstart/quickstart.tsx';
import type { SampleLanguage } from './samples/index.ts';
import { Support } from './support/support.tsx';
import { Tables } from './tables/tables.tsx';
import { Versions } from './versions/versions.tsx';
import { Webhooks } from './webhooks/webhooks.tsx';
import { documentationWords } from './words.ts';

export function Documentation() {
  const { language } = useLanguage();
  const words = useWords(documentationWords);
  const [sampleLanguage, setSampleLanguage] = useState<SampleLanguage>('curl');
  const groups = useMemo(() => contentsOf({ language }), [language]);
  const ids = useMemo(() => groups.flatMap(({ links }) => links.map(({ id }) => id)), [groups]);
  const current = useSectionInView(ids);
  return (
    <DocumentationLayout groups={groups} current={current}>
      <PageHead
        address={addresses.documentation}
        title={words.documentTitle}
        description={words.description}
      />
      <div className="grid gap-4 pb-10 max-lg:pt-8">
        <h1 className="text-3xl md:text-4xl">{words.title}</h1>
        <p className="max-w-measure text-ink-soft text-lg">
          <Prose>{words.lead}</Prose>
        </p>
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm print:hidden">
          <FileLink to="/openapi.json">{words.openApi}</FileLink>
          <FileLink to={`${addresses.documentation}.md`}>{words.asMarkdown}</FileLink>
        </p>
      </div>
      <Quickstart />
      <Authentication />
      <Clients />
      {operations.map((operation, index) => (
        <OperationSection
          key={operation.id}
          operation={operation}
          number={index + 1}
          sampleLanguage={sampleLanguage}
          onSampleLanguage={setSampleLanguage}
        />
      ))}
      <Files />
      <Pipelines />
      <Tables />
      <Jobs />
      <Keys />
      <Webhooks />
      <Gdpr />
      <Errors />
      <Versions />
      <Support />
    </DocumentationLayout>
  );
}

function FileLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} className="text-accent underline underline-offset-4">
      {children}
    </a>
  );
}
