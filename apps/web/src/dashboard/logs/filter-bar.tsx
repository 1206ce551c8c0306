import { useWords } from '../../language/language-context.tsx';
import { Card } from '../../paper/card.tsx';
import { Field } from '../../paper/field.tsx';
import { Select, TextInput } from '../../paper/inputs.tsx';
import { requestStatuses } from '../documents/documents.ts';
import { type Filters, periodIds } from './filters.ts';
import { logsWords } from './words.ts';

interface FilterBarProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

const statusIds = ['all', ...requestStatuses] as const;

export function FilterBar({ filters, onChange }: FilterBarProps) {
  const words = useWords(logsWords);
  return (
    <Card className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Choice
        label={words.period}
        value={filters.period}
        options={periodIds}
        names={words.periods}
        onChange={(period) => onChange({ ...filters, period })}
      />
      <Choice
        label={words.status}
        value={filters.status}
        options={statusIds}
        names={words.statuses}
        onChange={(status) => onChange({ ...filters, status })}
      />
      <Field label={words.endpoint}>
        {(wiring) => (
          <TextInput
            {...wiring}
            type="search"
            placeholder={words.endpointPlaceholder}
            value={filters.endpoint}
            onChange={(event) => onChange({ ...filters, endpoint: event.target.value })}
          />
        )}
      </Field>
      {filters.period === 'custom' && <CustomPeriod filters={filters} onChange={onChange} />}
    </Card>
  );
}

function CustomPeriod({ filters, onChange }: FilterBarProps) {
  const words = useWords(logsWords);
  const isWhole = filters.from !== '' && filters.to !== '';
  return (
    <>
      {(['from', 'to'] as const).map((end) => (
        <Field key={end} label={words[end]} help={end === 'to' && !isWhole ? words.customHelp : undefined}>
          {(wiring) => (
            <TextInput
              {...wiring}
              type="date"
              value={filters[end]}
              onChange={(event) => onChange({ ...filters, [end]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Value[];
  names: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, names, onChange }: ChoiceProps<Value>) {
  const choose = (text: string) => {
    const option = options.find((candidate) => candidate === text);
    if (option) onChange(option);
  };
  return (
    <Field label={label}>
      {(wiring) => (
        <Select {...wiring} value={value} onChange={(event) => choose(event.target.value)}>
          {options.map((option) => (
            <option key={option} value={option}>
              {names[option]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
