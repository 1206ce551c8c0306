import { jobRequestsPerMinute, planIds, plans } from '@pagesmith/catalog';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { formatNumber, localeOf } from '../../language/numbers.ts';
import { Prose } from '../../paper/prose.tsx';
import { useOperator } from '../../site/operator/operator.tsx';
import { DefinitionList } from '../definition-list.tsx';
import { DocumentationSection } from '../documentation-section.tsx';
import { Heading } from '../heading.tsx';
import { Code } from '../highlighting/code.tsx';
import { Rules } from '../rules.tsx';
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
    <DocumentationSection
      id="jobs"
      title={words.title}
      code={<Code label={words.sample} code={jobSample(publicUrl, language)} copyLabel={words.copySample} />}
    >
      <p className="max-w-measure">
        <Prose>{words.lead}</Prose>
      </p>
      <div className="grid gap-3">
        <Heading level={3} id="job-addresses">
          {words.addresses}
        </Heading>
        <DefinitionList
          definitions={Object.entries(words.address).map(([term, meaning]) => ({ term, meaning }))}
        />
      </div>
      <Rules
        id="job-rules"
        title={words.rules}
        sentences={[
          words.rule.retention(times),
          words.rule.limit(counts),
          words.rule.asking(formatNumber(jobRequestsPerMinute, language)),
          words.rule.restart,
          words.rule.idempotency,
          words.rule.webhooks,
        ]}
      />
    </DocumentationSection>
  );
}
