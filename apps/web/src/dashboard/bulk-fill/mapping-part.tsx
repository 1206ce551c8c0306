import { useWords } from '../../language/language-context.tsx';
import { FieldError } from '../../paper/field.tsx';
import type { Draft } from '../tools/request/draft.ts';
import { withColumn } from './mapping.ts';
import { MappingTable } from './mapping-table.tsx';
import type { BulkForm } from './use-bulk-form.ts';
import { bulkWords } from './words.ts';

interface MappingPartProps {
  form: BulkForm;
  draft: Draft;
  error: string | undefined;
  /** The form is chosen, but the browser cannot look into it. */
  isFormClosed: boolean;
  onChange: (draft: Draft) => void;
}

/** Which column fills which field: by name at first, then by hand. */
export function MappingPart({ form, draft, error, isFormClosed, onChange }: MappingPartProps) {
  const words = useWords(bulkWords);
  const { table, fields, columnOf } = form;
  const columns = fields.length > 0 ? table?.columns : undefined;
  const used = new Set(columnOf.values());
  const unused = columns?.filter((column) => !used.has(column)) ?? [];
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="font-medium">{words.mapping}</legend>
      <p className="text-ink-soft text-sm">{words[helpOf(form, isFormClosed)]}</p>
      {columns && (
        <MappingTable
          fields={fields}
          columns={columns}
          columnOf={columnOf}
          onChoose={(field, column) => onChange(withColumn(draft, field, column, columns))}
        />
      )}
      {unused.length > 0 && (
        <p className="wrap-anywhere text-sm text-warn">{words.unused(unused.join(', '))}</p>
      )}
      <FieldError>{columns && used.size === 0 ? words.noneMatched : error}</FieldError>
    </fieldset>
  );
}

function helpOf({ isFormRead, fields, table }: BulkForm, isFormClosed: boolean) {
  if (isFormClosed) return 'mappingByServer';
  if (isFormRead && fields.length === 0) return 'noFields';
  return fields.length > 0 && table ? 'mappingHelp' : 'mappingLater';
}
