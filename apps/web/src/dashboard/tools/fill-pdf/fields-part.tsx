import { useRef } from 'react';
import { useWords } from '../../../language/language-context.tsx';
import { Notice } from '../../../paper/notice.tsx';
import type { PartProps } from '../form/part-props.ts';
import { isFillable } from '../form-fields/form-fields.ts';
import { usePointing } from '../form-fields/pointed-field.tsx';
import { useFormFields } from '../form-fields/use-form-fields.ts';
import { usePointingList } from '../form-fields/use-pointing-list.ts';
import { pairsIn, withPairs } from '../request/draft.ts';
import { mainPdf } from '../stage/stage-props.ts';
import { isCutOff, valuesOf, withValues } from './filled-values.ts';
import { OfferedField } from './offered-field.tsx';
import { OtherEntries } from './other-entries.tsx';
import { fillWords } from './words.ts';

/** The form's fields, each with its control, in step with the page; below them entries for what the browser does not see. */
export function FieldsPart(props: PartProps) {
  const { name, draft, onChange, answer, error, refused } = props;
  const words = useWords(fillWords);
  const { fields, isRead, isXfa } = useFormFields(mainPdf(props)?.document);
  const { pointed } = usePointing();
  const offered = fields.filter(isFillable);
  const list = useRef<HTMLDivElement>(null);
  usePointingList(list, offered.length > 0);
  const pairs = pairsIn(draft, name);
  // Where there is no field, nobody can be asked to give one a value.
  const absent = isRead && offered.length === 0 ? (isXfa ? words.xfaAlone : words.noFields) : undefined;
  return (
    <>
      {offered.length > 0 && (
        <details open className="min-w-0">
          <summary className="cursor-pointer font-medium">{words.fields(offered.length)}</summary>
          <p className="mt-2 text-ink-soft text-sm">{words.fieldsHelp}</p>
          {/* Beside the document it has a scroll bar; below it only the window does. */}
          <div
            ref={list}
            className="relative -mx-2 mt-2 grid gap-1 rounded-control [--ground:var(--color-sheet)] sm:max-lg:grid-cols-2 lg:more-below lg:max-h-[26rem] lg:overflow-y-auto lg:border lg:border-rule"
          >
            {offered.map((field) => (
              <OfferedField
                key={field.name}
                field={field}
                values={valuesOf(draft, name, field.name)}
                error={refused?.field === field.name ? refused.message : undefined}
                isCutOff={isCutOff(answer, draft, name, field.name)}
                isPointed={pointed.name === field.name && pointed.from === 'page'}
                onChange={(values) => onChange(withValues(draft, name, field.name, values))}
              />
            ))}
          </div>
        </details>
      )}
      {absent && !error && <p className="text-ink-soft text-sm">{absent}</p>}
      <OtherEntries
        entries={pairs.filter((pair) => !pair.isOffered)}
        all={pairs}
        refused={refused}
        onChange={(next) => onChange(withPairs(draft, name, next))}
      />
      {error && <Notice tone="bad" title={absent ?? error} />}
    </>
  );
}
