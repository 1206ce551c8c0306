import { useRef } from 'react';
import { useWords } from '../../language/language-context.tsx';
import { Select } from '../../paper/inputs.tsx';
import type { FormField } from '../tools/form-fields/form-fields.ts';
import { usePointing } from '../tools/form-fields/pointed-field.tsx';
import { usePointingList } from '../tools/form-fields/use-pointing-list.ts';
import { bulkWords } from './words.ts';

interface MappingTableProps {
  fields: readonly FormField[];
  columns: readonly string[];
  columnOf: ReadonlyMap<string, string>;
  onChoose: (field: string, column: string | null) => void;
}

/** Each field of the form, under the name that people know it by, and the column that fills it. */
export function MappingTable({ fields, columns, columnOf, onChoose }: MappingTableProps) {
  const words = useWords(bulkWords);
  const { pointed } = usePointing();
  const list = useRef<HTMLDivElement>(null);
  usePointingList(list, fields.length > 0);
  return (
    <div
      ref={list}
      className="relative -mx-2 [--ground:var(--color-sheet)] lg:more-below lg:max-h-[28rem] lg:overflow-y-auto"
    >
      <table className="w-full table-fixed border-separate border-spacing-0 text-sm">
        <thead>
          <tr className="text-left text-ink-soft">
            <th scope="col" className="px-2 pb-1 font-normal">
              {words.field}
            </th>
            <th scope="col" className="px-2 pb-1 font-normal">
              {words.column}
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr
              key={field.name}
              data-field={field.name}
              data-pointed={(pointed.name === field.name && pointed.from === 'page') || undefined}
              className="data-pointed:bg-info-wash"
            >
              <th scope="row" className="px-2 py-1.5 text-left font-medium">
                <span className="wrap-anywhere">{field.label ?? field.name}</span>
                {field.label !== undefined && (
                  <span className="wrap-anywhere block font-mono font-normal text-ink-soft text-xs">
                    {field.name}
                  </span>
                )}
              </th>
              <td className="px-2 py-1.5">
                <ColumnControl
                  field={field}
                  columns={columns}
                  column={columnOf.get(field.name)}
                  onChoose={(column) => onChoose(field.name, column)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ColumnControlProps {
  field: FormField;
  columns: readonly string[];
  column: string | undefined;
  onChoose: (column: string | null) => void;
}

function ColumnControl({ field, columns, column = '', onChoose }: ColumnControlProps) {
  const words = useWords(bulkWords);
  return (
    <Select
      aria-label={words.columnFor(field.label ?? field.name)}
      value={column}
      onChange={({ target }) => onChoose(target.value || null)}
      className="text-sm"
    >
      <option value="">{words.none}</option>
      {columns.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </Select>
  );
}
