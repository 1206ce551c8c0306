import {
  availabilityPercentOf,
  creditPercentOf,
  type StatusComponent,
  serviceLevel,
} from '@pagesmith/catalog';
import type { ProbedMonth } from '@pagesmith/contract';
import { useWords } from '../language/language-context.tsx';
import { type Column, Table } from '../paper/table.tsx';
import { usePercent } from './use-percent.ts';
import { statusWords } from './words.ts';

interface Row {
  readonly month: string;
  readonly measured: readonly ProbedMonth[];
}

const percentOf = ({ upMinutes, probedMinutes }: ProbedMonth) =>
  availabilityPercentOf(upMinutes, probedMinutes);

/** What the agreement promises by month, and what each month's measurement gives back. */
export function Months({ months }: { months: readonly ProbedMonth[] }) {
  const words = useWords(statusWords);
  const named = (month: string) => {
    const [year, number = ''] = month.split('-');
    const names: Readonly<Record<string, string>> = words.monthNames;
    return `${names[number]} ${year}`;
  };
  const names = [...new Set(months.map(({ month }) => month))];
  if (names.length === 0) return null;
  const rows = names.map((name) => ({
    month: name,
    measured: months.filter(({ month }) => month === name),
  }));
  const columns: readonly [Column<Row>, ...Column<Row>[]] = [
    { id: 'month', head: words.month, cell: ({ month }) => named(month) },
    ...serviceLevel.covered.map((component) => ({
      id: component,
      head: words.names[component],
      cell: (row: Row) => <Availability row={row} component={component} />,
    })),
    { id: 'credit', head: words.credit, cell: (row) => <Credit row={row} /> },
  ];
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{words.months}</h2>
      <p className="max-w-measure text-ink-soft">{words.monthsLead(serviceLevel.maintenanceMinutesMax)}</p>
      <Table caption={words.months} columns={columns} rows={rows} rowKey={({ month }) => month} />
    </section>
  );
}

function Availability({ row, component }: { row: Row; component: StatusComponent }) {
  const words = useWords(statusWords);
  const format = usePercent();
  const month = row.measured.find((one) => one.component === component);
  const percent = month && percentOf(month);
  return (
    <>
      {percent === undefined ? words.states.unknown : words.percent(format(percent))}
      {month && month.plannedMinutes > 0 && (
        <span className="block text-ink-soft">{words.plannedMinutes(month.plannedMinutes)}</span>
      )}
    </>
  );
}

/** By the component that did worst. */
function Credit({ row }: { row: Row }) {
  const words = useWords(statusWords);
  const percents = row.measured.map(percentOf).filter((percent) => percent !== undefined);
  const credit = creditPercentOf(Math.min(...percents));
  return credit === 0 ? words.noCredit : words.percent(String(credit));
}
