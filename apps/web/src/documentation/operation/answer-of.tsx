import type { KnownOperation } from '@pagesmith/operations';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { CodeBlock } from '../../paper/code-block.tsx';
import { TextLink } from '../../paper/text-link.tsx';
import facts from '../facts.json' with { type: 'json' };
import { operationWords } from './words.ts';

const answers: Readonly<Record<string, unknown>> = facts.answers;

export function AnswerOf({ operation }: { operation: KnownOperation }) {
  const { language } = useLanguage();
  const words = useWords(operationWords);
  const { result, copy, failures } = operation;
  const own = Object.values(failures);
  return (
    <>
      <div className="grid gap-3">
        <h3 className="text-xl">{words.answer}</h3>
        {result.kind === 'json' ? (
          <CodeBlock
            label={words.jsonAnswer}
            code={JSON.stringify(answers[operation.id], null, 2)}
            copyLabel={words.copyAnswer(copy[language].name)}
          />
        ) : (
          <p className="wrap-anywhere">{words.file(result.downloadName, result.mediaType)}</p>
        )}
      </div>
      <div className="grid gap-3">
        <h3 className="text-xl">{words.errors}</h3>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {own.map(({ code, status }) => (
            <li key={code}>
              <span className="text-ink-soft">{status}</span>{' '}
              <TextLink to={`#${code}`} className="font-mono">
                {code}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
