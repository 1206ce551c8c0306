import type { KnownOperation } from '@pagesmith/operations';
import { addresses } from '../../../addresses.ts';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { Prose } from '../../paper/prose.tsx';
import { TextLink } from '../../paper/text-link.tsx';
import { type ExplainedFailure, explained } from '../errors/explained.ts';
import { FailureList } from '../errors/failure-list.tsx';
import facts from '../facts.json' with { type: 'json' };
import { Heading } from '../heading.tsx';
import { answerText } from '../highlighting/all-code.ts';
import { Code } from '../highlighting/code.tsx';
import { operationWords } from './words.ts';

const answers: Readonly<Record<string, unknown>> = facts.answers;

export function AnswerOf({ operation }: { operation: KnownOperation }) {
  const words = useWords(operationWords);
  const { result, id } = operation;
  return (
    <div className="grid gap-3">
      <Heading level={3} id={`${id}-answer`}>
        {words.answer}
      </Heading>
      <p className="wrap-anywhere">
        <Prose>
          {result.kind === 'json' ? words.json : words.file(result.downloadName, result.mediaType)}
        </Prose>
      </p>
    </div>
  );
}

/** What the sample is answered with, where that is no file. */
export function AnswerSample({ operation }: { operation: KnownOperation }) {
  const { language } = useLanguage();
  const words = useWords(operationWords);
  if (operation.result.kind !== 'json') return null;
  return (
    <Code
      label={words.jsonAnswer}
      isScrolled
      code={answerText(answers[operation.id])}
      copyLabel={words.copyAnswer(operation.copy[language].name)}
    />
  );
}

interface FailuresOfProps {
  operation: KnownOperation;
  /** Whether each is told in full, or leads to where it is. */
  isInFull: boolean;
}

export function FailuresOf({ operation: { id, failures }, isInFull }: FailuresOfProps) {
  const words = useWords(operationWords);
  const own = explained(Object.values(failures));
  return (
    <div className="grid gap-3">
      <Heading level={3} id={`${id}-errors`}>
        {words.errors}
      </Heading>
      {isInFull ? <FailureList failures={own} /> : <FailureLinks failures={own} />}
    </div>
  );
}

/** The codes of each status, which is told once. */
function FailureLinks({ failures }: { failures: readonly ExplainedFailure[] }) {
  const statuses = [...new Set(failures.map(({ status }) => status))];
  return (
    <ul className="grid gap-2 text-sm">
      {statuses.map((status) => (
        <li key={status} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
          <span className="text-ink-soft">{status}</span>
          <span className="flex flex-wrap gap-x-4 gap-y-1">
            {failures
              .filter((failure) => failure.status === status)
              .map(({ code }) => (
                <TextLink key={code} to={`${addresses.documentation}#${code}`} className="font-mono">
                  {code}
                </TextLink>
              ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
