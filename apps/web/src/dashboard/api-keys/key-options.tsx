import { keyMonthlyCapMax, keyRatePerMinuteMax, keyScopes } from '@pagesmith/catalog';
import { operations } from '@pagesmith/operations';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { Field } from '../../paper/field.tsx';
import { TextArea, TextInput } from '../../paper/inputs.tsx';
import { Checkbox } from '../../paper/toggles.tsx';
import type { KeyDraft } from './key-draft.ts';
import type { KeyProblems } from './key-problems.ts';
import { keyOptionsWords } from './options-words.ts';

interface KeyOptionsProps {
  draft: KeyDraft;
  onChange: (draft: KeyDraft) => void;
}

const toggled = (list: readonly string[], one: string, isOn: boolean): string[] =>
  isOn ? [...list, one] : list.filter((other) => other !== one);

/** What a key may do, from where, until when and how often. */
export function KeyOptions({ draft, onChange, problems }: KeyOptionsProps & { problems: KeyProblems }) {
  const words = useWords(keyOptionsWords);
  const set = (change: Partial<KeyDraft>) => onChange({ ...draft, ...change });
  return (
    <div className="grid gap-5">
      <OperationChoice draft={draft} onChange={onChange} />
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-medium text-sm">{words.otherScopes}</legend>
        {keyScopes
          .filter((scope) => scope !== 'operations')
          .map((scope) => (
            <Checkbox
              key={scope}
              label={words.scope[scope]}
              checked={draft.otherScopes.includes(scope)}
              onChange={({ target }) =>
                set({ otherScopes: toggled(draft.otherScopes, scope, target.checked) })
              }
            />
          ))}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={words.expiry} help={words.expiryHelp} error={problems.expiresOn}>
          {(wiring) => (
            <TextInput
              {...wiring}
              type="date"
              value={draft.expiresOn}
              onChange={({ target }) => set({ expiresOn: target.value })}
            />
          )}
        </Field>
        <LimitField
          label={words.rate}
          max={keyRatePerMinuteMax}
          value={draft.rate}
          error={problems.rate}
          onChange={(rate) => set({ rate })}
        />
        <LimitField
          label={words.cap}
          max={keyMonthlyCapMax}
          value={draft.cap}
          error={problems.cap}
          onChange={(cap) => set({ cap })}
        />
      </div>
      <Field label={words.addresses} help={words.addressesHelp} error={problems.addresses}>
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={2}
            spellCheck={false}
            placeholder="192.0.2.7, 2001:db8::/32"
            value={draft.addresses}
            onChange={({ target }) => set({ addresses: target.value })}
          />
        )}
      </Field>
    </div>
  );
}

function OperationChoice({ draft, onChange }: KeyOptionsProps) {
  const words = useWords(keyOptionsWords);
  const { language } = useLanguage();
  const { operations: chosen } = draft;
  const set = (next: readonly string[] | null) => onChange({ ...draft, operations: next });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium text-sm">{words.operations}</legend>
      <Checkbox
        label={words.allOperations}
        checked={chosen === null}
        onChange={({ target }) => set(target.checked ? null : [])}
      />
      {chosen && (
        <div className="grid gap-2 border-rule border-l pl-4 sm:grid-cols-2">
          {operations.map(({ id, copy }) => (
            <Checkbox
              key={id}
              label={copy[language].name}
              checked={chosen.includes(id)}
              onChange={({ target }) => set(toggled(chosen, id, target.checked))}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

interface LimitFieldProps {
  label: string;
  max: number;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function LimitField({ label, max, value, error, onChange }: LimitFieldProps) {
  const words = useWords(keyOptionsWords);
  return (
    <Field label={label} help={words.limitHelp} error={error}>
      {(wiring) => (
        <TextInput
          {...wiring}
          type="number"
          inputMode="numeric"
          min={1}
          max={max}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
