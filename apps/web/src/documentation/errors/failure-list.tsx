import { useLanguage } from '../../language/language-context.tsx';
import { Prose } from '../../paper/prose.tsx';
import { DefinitionList } from '../definition-list.tsx';
import type { ExplainedFailure } from './explained.ts';

interface FailureListProps {
  failures: readonly ExplainedFailure[];
  /** Whether an address can name each of them here. */
  hasIds?: boolean;
}

/** What is wrong, and below it the message that says why and what is accepted. */
export function FailureList({ failures, hasIds = false }: FailureListProps) {
  const { language } = useLanguage();
  return (
    <DefinitionList
      definitions={failures.map(({ code, title, detail }) => ({
        id: hasIds ? code : undefined,
        term: code,
        meaning: (
          <>
            <p>{title[language]}</p>
            {detail[language].replace(/\.$/, '') !== title[language] && (
              <p className="text-ink-soft">
                <Prose>{detail[language]}</Prose>
              </p>
            )}
          </>
        ),
      }))}
    />
  );
}
