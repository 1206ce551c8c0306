import { plans, retentionChoice } from '@pagesmith/catalog';
import { type FormEvent, useState } from 'react';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { formatNumber } from '../../../language/numbers.ts';
import { Button } from '../../../paper/button.tsx';
import { Card } from '../../../paper/card.tsx';
import { Field } from '../../../paper/field.tsx';
import { TextInput } from '../../../paper/inputs.tsx';
import { Notice } from '../../../paper/notice.tsx';
import { Prose } from '../../../paper/prose.tsx';
import { useToast } from '../../../paper/toast.tsx';
import { type SettingProps, useSettingsChange } from './use-settings-change.ts';
import { settingsWords } from './words.ts';

const { minutesMin, minutesMax } = retentionChoice;

/** How long results stay; Enterprise customers choose. */
export function RetentionCard(props: SettingProps) {
  const { retention: words } = useWords(settingsWords);
  const { language } = useLanguage();
  const { minutes, canChange } = props.account.retention;
  return (
    <Card className="grid content-start gap-4">
      <h3 className="text-lg">{words.heading}</h3>
      <p className="text-ink-soft text-sm">
        <Prose>{words.text}</Prose>
      </p>
      {canChange ? (
        <RetentionForm {...props} />
      ) : (
        <p className="font-medium">{words.fixed(formatNumber(minutes, language), plans.enterprise.name)}</p>
      )}
    </Card>
  );
}

function RetentionForm({ account: { retention, subscription }, onChange }: SettingProps) {
  const { retention: words } = useWords(settingsWords);
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const showToast = useToast();
  const { isBusy, failure, change } = useSettingsChange(onChange);
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const usual = plans[subscription.plan].retentionMinutes;
  const shown = (typed ?? String(retention.minutes)).trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const minutes = shown === '' ? null : Number(shown);
    const isFine =
      minutes === null || (/^\d+$/.test(shown) && minutes >= minutesMin && minutes <= minutesMax);
    setIsWrong(!isFine);
    if (!isFine || isBusy || !(await change({ retentionMinutes: minutes }))) return;
    setTyped(undefined);
    showToast({ tone: 'good', text: words.saved(number(minutes ?? usual)) });
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid justify-items-start gap-4">
      {failure && <Notice tone="bad" title={failure} />}
      <Field
        label={words.label}
        help={words.help(number(minutesMin), number(minutesMax), number(minutesMax / 60), number(usual))}
        {...(isWrong && { error: words.wrong(number(minutesMin), number(minutesMax)) })}
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? String(retention.minutes)}
            onChange={(event) => setTyped(event.target.value)}
            className="max-w-48"
          />
        )}
      </Field>
      <Button type="submit" size="small" isBusy={isBusy}>
        {isBusy ? words.saving : words.save}
      </Button>
    </form>
  );
}
