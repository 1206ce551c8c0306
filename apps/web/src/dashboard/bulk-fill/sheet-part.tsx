import { bulkFill } from '@pagesmith/operations';
import { useLanguage } from '../../language/language-context.tsx';
import { Field } from '../../paper/field.tsx';
import { Select } from '../../paper/inputs.tsx';
import { type Draft, textIn, withText } from '../tools/request/draft.ts';
import type { TableView } from './use-table.ts';

interface SheetPartProps {
  draft: Draft;
  view: TableView;
  error: string | undefined;
  onChange: (draft: Draft) => void;
}

/** Where there is a choice: a workbook of several sheets. */
export function SheetPart({ draft, view, error, onChange }: SheetPartProps) {
  const { label } = bulkFill.copy[useLanguage().language].parts.sheet;
  const [first = '', ...others] = view.sheets ?? [];
  if (others.length === 0) return null;
  return (
    <Field label={label} error={error}>
      {(wiring) => (
        <Select
          {...wiring}
          value={textIn(draft, 'sheet') || first}
          onChange={({ target }) => onChange(withText(draft, 'sheet', target.value))}
        >
          {[first, ...others].map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
