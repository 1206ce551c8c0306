import { operations } from '@pagesmith/operations';
import type { ReactNode } from 'react';
import { addresses } from '../../../addresses.ts';
import { useWords } from '../../language/language-context.tsx';
import { Prose } from '../../paper/prose.tsx';
import { TextLink } from '../../paper/text-link.tsx';
import { useOperator } from '../../site/operator/operator.tsx';
import { DocumentationSection } from '../documentation-section.tsx';
import { Code } from '../highlighting/code.tsx';
import { OwnKeyButton } from '../own-key/own-key-button.tsx';
import { curlSample, filesOf } from '../samples/index.ts';
import { quickstartWords } from './words.ts';

/** The first call, from nothing: the first operation that answers with a file. */
export function Quickstart() {
  const words = useWords(quickstartWords);
  const { publicUrl } = useOperator();
  const operation = operations.find(({ result }) => result.kind !== 'json');
  if (!operation || operation.result.kind === 'json') return null;
  const { downloadName } = operation.result;
  return (
    <DocumentationSection
      id="quickstart"
      title={words.title}
      code={
        <>
          <Code label={words.code} code={curlSample({ operation, publicUrl })} copyLabel={words.copy} />
          <OwnKeyButton />
        </>
      }
    >
      <p className="max-w-measure">
        <Prose>{words.lead}</Prose>
      </p>
      <ol className="grid max-w-measure gap-4">
        <Step number={1}>
          {words.steps.key} <TextLink to={addresses.login}>{words.account}</TextLink>
        </Step>
        <Step number={2}>
          {words.steps.sample} <SampleLinks files={filesOf(operation)} />
        </Step>
        <Step number={3}>{words.steps.run}</Step>
        <Step number={4}>{words.steps.open(downloadName)}</Step>
        <Step number={5}>{words.steps.check}</Step>
      </ol>
      <p className="max-w-measure text-ink-soft">{words.next}</p>
    </DocumentationSection>
  );
}

function SampleLinks({ files }: { files: readonly string[] }) {
  return files.map((file) => (
    <a key={file} href={`/samples/${file}`} download className="text-accent underline underline-offset-4">
      {file}
    </a>
  ));
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
      <span
        aria-hidden
        className="grid size-7 place-items-center rounded-full border border-edge font-semibold text-sm tabular-nums"
      >
        {number}
      </span>
      <p>{children}</p>
    </li>
  );
}
