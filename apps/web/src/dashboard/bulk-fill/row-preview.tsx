import { bulkFill } from '@pagesmith/operations';
import type { PdfView } from '../../canvas/use-pdfs.ts';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { formatNumber } from '../../language/numbers.ts';
import { Notice } from '../../paper/notice.tsx';
import { reachedByKeyboard } from '../../paper/reached-by-keyboard.ts';
import { FillStage } from '../tools/fill-pdf/fill-stage.tsx';
import type { Draft } from '../tools/request/draft.ts';
import { partOfKind } from '../tools/stage/stage-props.ts';
import { RowBar } from './row-bar.tsx';
import { withRow } from './row-values.ts';
import type { BulkForm } from './use-bulk-form.ts';
import { bulkWords } from './words.ts';

interface RowPreviewProps {
  form: BulkForm;
  draft: Draft;
  pdfOf: (file: Blob) => PdfView;
  onRow: (row: number) => void;
}

const fieldsPart = partOfKind(bulkFill, 'fields');

/** The form as one row fills it, drawn by the browser: nothing is sent, nothing is charged. */
export function RowPreview({ form, draft, pdfOf, onRow }: RowPreviewProps) {
  const words = useWords(bulkWords);
  const misfits = form.values.filter(({ misfit }) => misfit !== undefined);
  const [first] = misfits;
  return (
    <>
      {form.table ? (
        <RowBar row={form.row} count={form.table.rows.length} onRow={onRow} />
      ) : (
        form.view.status === 'none' && <p className="text-ink-soft text-sm">{words.withoutRows}</p>
      )}
      <Misfits form={form} misfits={misfits} />
      <FillStage
        isReadOnly
        tool={bulkFill}
        draft={withRow(draft, fieldsPart, form.values)}
        pdfOf={pdfOf}
        onChange={() => {}}
        answer={undefined}
        refused={first && { part: fieldsPart, field: first.field.name, message: first.text }}
      />
    </>
  );
}

function Misfits({ form, misfits }: { form: BulkForm; misfits: BulkForm['values'] }) {
  const words = useWords(bulkWords);
  const { language } = useLanguage();
  const problem = form.table?.rows[form.row - 1]?.problem;
  if (misfits.length === 0 && !problem) return null;
  return (
    <Notice tone="warn" title={words.misfits(formatNumber(form.row, language))}>
      <ul {...reachedByKeyboard} className="grid max-h-20 gap-1 overflow-y-auto">
        {problem && <li>{problem.in(language)}</li>}
        {misfits.map(
          ({ field, text, misfit }) =>
            misfit && <li key={field.name}>{words.misfit[misfit](field.label ?? field.name, text)}</li>,
        )}
      </ul>
    </Notice>
  );
}
