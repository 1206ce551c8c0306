import { formatDate } from '../../../language/dates.ts';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { formatNumber } from '../../../language/numbers.ts';
import { type Column, WideTable } from '../../../paper/table.tsx';
import { Section } from '../section.tsx';
import { type MeasuredTask, measuredOn, measuredTasks, otherTools } from './measured.ts';
import { measuredWords } from './words.ts';

/** Our own bench, as it was written down last. */
export function MeasuredSection() {
  const { language } = useLanguage();
  const words = useWords(measuredWords);
  // On a narrow screen the unit stands above the table alone, so that it has room for all columns.
  const time = (ms: number | undefined) =>
    ms === undefined ? (
      words.none
    ) : (
      <>
        {formatNumber(ms, language)}
        <span className="max-lg:sr-only">{words.unit}</span>
      </>
    );
  const others = [...otherTools.keys()].map(
    (tool): Column<MeasuredTask> => ({
      id: tool,
      head: tool,
      cell: (task) => time(task.others[tool]),
      isNumber: true,
    }),
  );
  const tools = [...otherTools].map(([tool, version]) => `${tool} ${version}`).join(', ');
  return (
    <Section id="measured" title={words.title} lead={words.lead}>
      <WideTable
        caption={words.title}
        columns={[
          { id: 'task', head: words.task, cell: ({ name }) => words.tasks[name] },
          {
            id: 'ours',
            head: words.ours,
            cell: ({ ours }) => <strong className="text-accent">{time(ours)}</strong>,
            isNumber: true,
          },
          { id: 'fresh', head: words.oursFresh, cell: ({ oursFresh }) => time(oursFresh), isNumber: true },
          ...others,
        ]}
        rows={measuredTasks}
        rowKey={({ name }) => name}
      />
      <p className="mt-6 max-w-measure text-ink-soft text-sm">{words.how(formatDate(measuredOn), tools)}</p>
    </Section>
  );
}
