import { operations } from '@pagesmith/operations';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { addresses } from '../../../addresses.ts';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { TextLink } from '../../paper/text-link.tsx';
import { NotFound } from '../../site/not-found/not-found.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { contentsOf, operationAddress } from '../contents.ts';
import { DocumentationLayout } from '../documentation-layout.tsx';
import { OperationSection } from '../operation/operation-section.tsx';
import type { SampleLanguage } from '../samples/index.ts';
import { documentationWords } from '../words.ts';

/** One operation at its own address, with its errors in full. */
export function OperationPage() {
  const { language } = useLanguage();
  const words = useWords(documentationWords);
  const { operation: asked } = useParams();
  const [sampleLanguage, setSampleLanguage] = useState<SampleLanguage>('curl');
  const groups = useMemo(() => contentsOf({ language, areOperationsPages: true }), [language]);
  const operation = operations.find(({ id }) => id === asked);
  if (!operation) return <NotFound />;
  const { id, copy } = operation;
  const { name, summary } = copy[language];
  return (
    <DocumentationLayout groups={groups} current={id}>
      <PageHead
        address={operationAddress(id)}
        title={`${name} · ${words.documentTitle}`}
        description={words.operationDescription(`/${id}`, summary)}
      />
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm max-lg:pt-8 print:hidden">
        <TextLink to={addresses.documentation}>{words.whole}</TextLink>
        <a href={`${operationAddress(id)}.md`} className="text-accent underline underline-offset-4">
          {words.asMarkdown}
        </a>
      </p>
      <OperationSection
        operation={operation}
        sampleLanguage={sampleLanguage}
        onSampleLanguage={setSampleLanguage}
      />
    </DocumentationLayout>
  );
}
