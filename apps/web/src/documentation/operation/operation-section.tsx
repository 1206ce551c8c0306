import type { KnownOperation } from '@pagesmith/operations';
import { OperationDrawing } from '../../drawings/operation-drawing.tsx';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { Badge } from '../../paper/badge.tsx';
import { Prose } from '../../paper/prose.tsx';
import { TextLink } from '../../paper/text-link.tsx';
import { operationAddress } from '../contents.ts';
import { DocumentationSection } from '../documentation-section.tsx';
import type { SampleLanguage } from '../samples/index.ts';
import { TryIt } from '../try-it/try-it.tsx';
import { documentationWords } from '../words.ts';
import { AnswerOf, AnswerSample, FailuresOf } from './answer-of.tsx';
import { proToolText } from './pro-tool-text.ts';
import { RequestOf } from './request-of.tsx';
import { SampleOf } from './sample-of.tsx';
import { operationWords } from './words.ts';

interface OperationSectionProps {
  operation: KnownOperation;
  /** Its place among the sections; none on a page of its own. */
  number?: number;
  sampleLanguage: SampleLanguage;
  onSampleLanguage: (language: SampleLanguage) => void;
}

export function OperationSection({ operation, number, ...sample }: OperationSectionProps) {
  const { language } = useLanguage();
  const { ownPage } = useWords(documentationWords);
  const copy = operation.copy[language];
  const isOnOwnPage = number === undefined;
  return (
    <DocumentationSection
      id={operation.id}
      isPage={isOnOwnPage}
      title={isOnOwnPage ? copy.name : `${number}. ${copy.name}`}
      aside={
        <OperationDrawing operation={operation.id} definition={operation} className="size-16 shrink-0" />
      }
      lead={<OperationLead operation={operation} />}
      code={
        <>
          <SampleOf operation={operation} {...sample} />
          <TryIt operation={operation} />
          <AnswerSample operation={operation} />
        </>
      }
    >
      <RequestOf operation={operation} />
      <AnswerOf operation={operation} />
      <FailuresOf operation={operation} isInFull={isOnOwnPage} />
      {!isOnOwnPage && (
        <p className="text-sm print:hidden">
          <TextLink to={operationAddress(operation.id)}>{ownPage}</TextLink>
        </p>
      )}
    </DocumentationSection>
  );
}

function OperationLead({ operation }: { operation: KnownOperation }) {
  const { language } = useLanguage();
  const words = useWords(operationWords);
  const copy = operation.copy[language];
  return (
    <>
      <p className="flex flex-wrap items-center gap-3 font-mono">
        <span className="font-semibold text-accent">POST</span>
        <span>/{operation.id}</span>
        {operation.isProTool && (
          <span className="font-sans">
            <Badge tone="info">{words.proTool}</Badge>
          </span>
        )}
      </p>
      <div className="grid max-w-measure gap-3">
        <p>{copy.summary}</p>
        <p className="text-ink-soft">
          <Prose>{copy.description}</Prose>
        </p>
        {operation.isProTool && (
          <p className="text-ink-soft">
            <Prose>{proToolText(words.proToolText, language)}</Prose>
          </p>
        )}
      </div>
    </>
  );
}
