import { planIds, plans } from '@pagesmith/catalog';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { formatNumber, localeOf } from '../../language/numbers.ts';
import { DocumentationSection } from '../documentation-section.tsx';
import { failuresByStatus, type StatusFailures } from './failures.ts';
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
    <DocumentationSection id="errors" title={words.title}>
      <p className="max-w-measure">{words.lead}</p>
      <p className="max-w-measure">{words.work(listed)}</p>
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
  const { language } = useLanguage();
  return (
    <section aria-labelledby={`status-${status}`} className="grid gap-3">
      <h3 id={`status-${status}`} className="text-xl">
        <span className="font-mono text-accent">{status}</span> {meaning}
      </h3>
      {failures.length > 0 && (
        <dl className="grid border-rule border-t text-sm">
          {failures.map(({ code, title }) => (
            <div
              key={code}
              id={code}
              tabIndex={-1}
              className="grid gap-x-6 gap-y-1 border-rule border-b py-2 focus:bg-info-wash target:bg-info-wash sm:grid-cols-[16rem_1fr]"
            >
              <dt>
                <code className="wrap-anywhere font-mono">{code}</code>
              </dt>
              <dd>{title[language]}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
