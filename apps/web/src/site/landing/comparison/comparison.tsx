import { planIds, plans } from '@pagesmith/catalog';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { type Column, WideTable } from '../../../paper/table.tsx';
import { Section } from '../section.tsx';
import { type ComparisonRow, comparisonRows } from './rows.ts';
import { comparisonWords } from './words.ts';

export function Comparison() {
  const { language } = useLanguage();
  const words = useWords(comparisonWords);
  const planColumns = planIds.map(
    (id): Column<ComparisonRow> => ({
      id,
      head: plans[id].name,
      // Words stand among the figures, and digits of one width would widen their hyphens.
      cell: (row) => <span className="normal-nums">{row.value(plans[id])}</span>,
      isNumber: true,
    }),
  );
  return (
    <Section id="comparison" title={words.title}>
      <WideTable
        caption={words.title}
        columns={[{ id: 'feature', head: words.feature, cell: (row) => row.name }, ...planColumns]}
        rows={comparisonRows(language)}
        rowKey={(row) => row.name}
        hasEqualColumns
      />
    </Section>
  );
}
