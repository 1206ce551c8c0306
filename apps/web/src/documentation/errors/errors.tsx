import { planIds, plans } from '@pagesmith/catalog';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { formatNumber, localeOf } from '../../language/numbers.ts';
import { Prose } from '../../paper/prose.tsx';
import { DocumentationSection } from '../documentation-section.tsx';
import { Heading } from '../heading.tsx';
import { Code } from '../highlighting/code.tsx';
import { FailureList } from './failure-list.tsx';
import { failuresByStatus, type StatusFailures } from './failures.ts';
import { problemSample } from './problem-sample.ts';
import { errorsWords } from './words.ts';

export function Errors() {
  const words = useWords(errorsWords);
  const { language } = useLanguage();
  const budgets = planIds.map((id) => {
    const { name, work } = plans[id];
    const [seconds, perMinute] = [work.processorSeconds, work.processorSecondsPerMinute];
    return words.workOf(name, formatNumber(seconds, language), formatNumber(perMinute, language));
  });
  const listed = new Intl.ListFormat(localeOf[language], { type: 'unit' }).format(budgets);
  return (
    <DocumentationSection
      id="errors"
      title={words.title}
      code={<Code label={words.example} code={problemSample(language)} isCopyable={false} isWrapped />}
    >
      <p className="max-w-measure">
        <Prose>{words.lead}</Prose>
      </p>
      <p className="max-w-measure">
        <Prose>{words.work(listed)}</Prose>
      </p>
      <div className="grid gap-8">
        <Status status={200} failures={[]} meaning={words.success} />
        {failuresByStatus().map((entry) => (
          <Status key={entry.status} {...entry} meaning={meaningOf(entry.status, words)} />
        ))}
      </div>
    </DocumentationSection>
  );
}

type Words = (typeof errorsWords)['en'];

function meaningOf(status: number, { statuses, other }: Words): string {
  const known: Readonly<Record<number, string>> = statuses;
  return known[status] ?? other;
}

/** The type of a problem answer is the address of its code here. */
function Status({ status, failures, meaning }: StatusFailures & { meaning: string }) {
  return (
    <div className="laid-out-in-turn grid gap-3">
      <Heading level={3} id={`status-${status}`}>
        <span className="font-mono text-accent">{status}</span> <Prose>{meaning}</Prose>
      </Heading>
      {failures.length > 0 && <FailureList failures={failures} hasIds />}
    </div>
  );
}
