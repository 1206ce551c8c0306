import { bulkFill } from '@pagesmith/operations';
import { Table2 } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { formatBytes, formatNumber } from '../../language/numbers.ts';
import { Field } from '../../paper/field.tsx';
import { DropArea } from '../tools/form/drop-area.tsx';
import { type Draft, filesIn, withFiles, withText } from '../tools/request/draft.ts';
import type { TableView } from './use-table.ts';
import { bulkWords } from './words.ts';

const accept = '.csv,.tsv,.txt,.json,.xlsx,text/csv,application/json';

interface RowsPartProps {
  draft: Draft;
  view: TableView;
  error: string | undefined;
  onChange: (draft: Draft) => void;
}

/** The table: what is wrong with it is said before anything is sent. */
export function RowsPart({ draft, view, error, onChange }: RowsPartProps) {
  const words = useWords(bulkWords);
  const { language } = useLanguage();
  const { label, help } = bulkFill.copy[language].parts.rows;
  const [refusal, setRefusal] = useState<string>();
  const [file] = filesIn(draft, 'rows');
  const unreadable = view.status === 'refused' ? view.failure.in(language) : undefined;
  const take = (files: File[]) => {
    setRefusal(files.length > 1 ? words.onlyOne : undefined);
    if (files.length === 1) onChange(withText(withFiles(draft, 'rows', files), 'sheet', ''));
  };
  return (
    <Field label={label} help={help} error={refusal ?? unreadable ?? error}>
      {(wiring) => (
        <DropArea
          wiring={wiring}
          label={label}
          asked={{ hint: words.dropRows, accept }}
          hasFiles={file !== undefined}
          onFiles={take}
        >
          {file && (
            <div className="flex min-w-0 grow basis-36 items-center gap-3">
              <Table2 aria-hidden className="m-3 size-6 shrink-0 text-ink-soft" />
              <div className="min-w-0">
                <p className="wrap-anywhere font-medium text-sm">{file.name}</p>
                <p className="text-ink-soft text-sm tabular-nums">
                  {formatBytes(file.size, language)} · <RowsFacts view={view} />
                </p>
              </div>
            </div>
          )}
        </DropArea>
      )}
    </Field>
  );
}

function RowsFacts({ view }: { view: TableView }) {
  const words = useWords(bulkWords);
  const { language } = useLanguage();
  if (view.status === 'refused') return words.unread;
  if (view.status !== 'read') return words.reading;
  const count = view.table.rows.length;
  return count === 1 ? words.oneRow : words.rows(formatNumber(count, language));
}
