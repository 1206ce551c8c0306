import { bulkFill, formValues, operations, pipelineCopy } from '@pagesmith/operations';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { Card } from '../../paper/card.tsx';
import { Field } from '../../paper/field.tsx';
import { Select, TextInput } from '../../paper/inputs.tsx';
import { useDashboard } from '../documents/dashboard-context.tsx';
import { type Filters, periodIds, statusIds } from './filters.ts';
import { logsWords } from './words.ts';

interface FilterBarProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

export function FilterBar({ filters, onChange }: FilterBarProps) {
  const words = useWords(logsWords);
  const named = <Id extends string>(ids: readonly Id[], names: Readonly<Record<Id, string>>) =>
    ids.map((id): Option<Id> => [id, names[id]]);
  const isCustom = filters.period === 'custom';
  return (
    <Card className="grid grid-cols-2 gap-x-3 gap-y-4 p-4 md:grid-cols-3 md:p-5 xl:grid-cols-5">
      <div className={isCustom ? 'max-md:col-span-2' : undefined}>
        <Choice
          label={words.period}
          value={filters.period}
          options={named(periodIds, words.periods)}
          onChange={(period) => onChange({ ...filters, period })}
        />
      </div>
      {isCustom && <CustomPeriod filters={filters} onChange={onChange} />}
      <Choice
        label={words.status}
        value={filters.status}
        options={named(statusIds, words.statuses)}
        onChange={(status) => onChange({ ...filters, status })}
      />
      <KeyChoice filters={filters} onChange={onChange} />
      <OperationChoice filters={filters} onChange={onChange} />
      <div className={isCustom ? 'md:col-span-3 xl:col-span-2' : 'max-xl:col-span-2'}>
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
      </div>
    </Card>
  );
}

/** A key that was deleted since stays chosen: its calls are still in the log. */
function KeyChoice({ filters, onChange }: FilterBarProps) {
  const words = useWords(logsWords);
  const { data } = useDashboard();
  const keys = (data.value?.apiKeys ?? []).map(({ $id, name }): Option => [$id, name]);
  const isGone = filters.apiKey !== '' && !keys.some(([id]) => id === filters.apiKey);
  const gone: Option[] = isGone ? [[filters.apiKey, words.deletedKey]] : [];
  return (
    <Choice
      label={words.columns.apiKeyName}
      value={filters.apiKey}
      options={[['', words.allKeys], ...keys, ...gone]}
      onChange={(apiKey) => onChange({ ...filters, apiKey })}
    />
  );
}

function OperationChoice({ filters, onChange }: FilterBarProps) {
  const words = useWords(logsWords);
  const { language } = useLanguage();
  const called = [...operations, bulkFill, formValues];
  const named = called.map(({ id, copy }): Option => [id, copy[language].name]);
  const pipelines: Option = ['pipelines', pipelineCopy[language].name];
  return (
    <Choice
      label={words.operation}
      value={filters.operation}
      options={[['', words.allOperations], ...named, pipelines]}
      onChange={(operation) => onChange({ ...filters, operation })}
    />
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

type Option<Value extends string = string> = readonly [value: Value, name: string];

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const choose = (text: string) => {
    const option = options.find(([candidate]) => candidate === text);
    if (option) onChange(option[0]);
  };
  return (
    <Field label={label}>
      {(wiring) => (
        <Select {...wiring} value={value} onChange={(event) => choose(event.target.value)}>
          {options.map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
