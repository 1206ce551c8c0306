import { formatMoney, type Mills, mills } from '@pagesmith/catalog';
import { type FormEvent, useState } from 'react';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { Button } from '../../../paper/button.tsx';
import { Field } from '../../../paper/field.tsx';
import { TextInput } from '../../../paper/inputs.tsx';
import { Notice } from '../../../paper/notice.tsx';
import { useToast } from '../../../paper/toast.tsx';
import { euros } from '../euros.ts';
import { capMillsMax, readCap } from './read-cap.ts';
import { type SettingProps, useSettingsChange } from './use-settings-change.ts';
import { settingsWords } from './words.ts';

export function CapForm({ account: { spendCapMills: current }, onChange }: SettingProps) {
  const { cap: words } = useWords(settingsWords);
  const { language } = useLanguage();
  const showToast = useToast();
  const { isBusy, failure, change } = useSettingsChange(onChange);
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const shown = typed ?? (current === null ? '' : euros(current, language));
  const set = async (cap: Mills | null) => {
    setIsWrong(false);
    if (!(await change({ spendCapMills: cap }))) return;
    setTyped(undefined);
    showToast({ tone: 'good', text: cap === null ? words.cleared : words.saved(euros(cap, language)) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const cap = shown.trim() === '' ? null : readCap(shown);
    if (cap === undefined) setIsWrong(true);
    else if (!isBusy) void set(cap);
  };
  const max = formatMoney(capMillsMax, 'EUR', language, 0);
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {failure && <Notice tone="bad" title={failure} />}
      <Field
        label={words.label}
        help={words.help(formatMoney(mills(25), 'EUR', language))}
        {...(isWrong && { error: words.wrong(max) })}
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            inputMode="decimal"
            autoComplete="off"
            value={shown}
            onChange={(event) => {
              setTyped(event.target.value);
              setIsWrong(false);
            }}
            className="max-w-48"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" isBusy={isBusy}>
          {isBusy ? words.saving : words.save}
        </Button>
        {current !== null && (
          <Button size="small" variant="quiet" disabled={isBusy} onClick={() => set(null)}>
            {words.clear}
          </Button>
        )}
      </div>
    </form>
  );
}
