import { useRef } from 'react';
import { useWords } from '../../../language/language-context.tsx';
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
  const { name, draft, onChange, answer, refused } = props;
  const words = useWords(fillWords);
  const { fields, isRead } = useFormFields(mainPdf(props)?.document);
  const { pointed } = usePointing();
  const offered = fields.filter(isFillable);
  const list = useRef<HTMLDivElement>(null);
  usePointingList(list, offered.length > 0);
  const pairs = pairsIn(draft, name);
  return (
    <>
      {offered.length > 0 && (
        <fieldset className="grid min-w-0 gap-2">
          <legend className="font-medium">{words.fields}</legend>
          <p className="text-ink-soft text-sm">{words.fieldsHelp}</p>
          <div
            ref={list}
            className="more-below relative -mx-2 grid max-h-[26rem] gap-1 overflow-y-auto rounded-control border border-rule [--ground:var(--color-sheet)]"
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
        </fieldset>
      )}
      {isRead && offered.length === 0 && <p className="text-ink-soft text-sm">{words.noFields}</p>}
      <OtherEntries
        entries={pairs.filter((pair) => !pair.isOffered)}
        all={pairs}
        refused={refused}
        onChange={(next) => onChange(withPairs(draft, name, next))}
      />
    </>
  );
}
