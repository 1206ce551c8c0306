import { jobRequestsPerMinute, planIds, plans } from '@pagesmith/catalog';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { formatNumber, localeOf } from '../../language/numbers.ts';
import { CodeBlock } from '../../paper/code-block.tsx';
import { useOperator } from '../../site/operator/operator.tsx';
import { DocumentationSection } from '../documentation-section.tsx';
import { jobSample } from './job-sample.ts';
import { jobsSectionWords } from './words.ts';

export function Jobs() {
  const { publicUrl } = useOperator();
  const words = useWords(jobsSectionWords);
  const { language } = useLanguage();
  const ofPlans = (ofOne: (id: (typeof planIds)[number]) => string) =>
    new Intl.ListFormat(localeOf[language], { type: 'unit' }).format(
      planIds.map((id) => words.plan(plans[id].name, ofOne(id))),
    );
  const times = ofPlans((id) => words.minutes(plans[id].retentionMinutes));
  const counts = ofPlans((id) => formatNumber(plans[id].ratePerMinute, language));
  return (
    <DocumentationSection id="jobs" title={words.title}>
      <p className="max-w-measure">{words.lead}</p>
      <CodeBlock label={words.sample} code={jobSample(publicUrl)} copyLabel={words.copySample} />
      <div className="grid gap-3">
        <h3 className="text-xl">{words.addresses}</h3>
        <dl className="grid border-rule border-t text-sm">
          {Object.entries(words.address).map(([address, meaning]) => (
            <div
              key={address}
              className="grid gap-x-6 gap-y-1 border-rule border-b py-2 sm:grid-cols-[14rem_1fr]"
            >
              <dt>
                <code className="font-mono">{address}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="grid gap-3">
        <h3 className="text-xl">{words.rules}</h3>
        <ul className="grid max-w-measure list-disc gap-2 pl-5 marker:text-accent">
          <li>{words.rule.retention(times)}</li>
          <li>{words.rule.limit(counts)}</li>
          <li>{words.rule.asking(formatNumber(jobRequestsPerMinute, language))}</li>
          <li>{words.rule.restart}</li>
          <li>{words.rule.idempotency}</li>
          <li>{words.rule.webhooks}</li>
        </ul>
      </div>
    </DocumentationSection>
  );
}
