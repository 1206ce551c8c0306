import { useState } from 'react';
import { useWords } from '../../../language/language-context.tsx';
import { Card } from '../../../paper/card.tsx';
import { Notice } from '../../../paper/notice.tsx';
import { useToast } from '../../../paper/toast.tsx';
import { Switch } from '../../../paper/toggles.tsx';
import { useFeeText } from './fee-text.ts';
import { type SettingProps, useSettingsChange } from './use-settings-change.ts';
import { settingsWords } from './words.ts';

/** The switch says what it costs before it is turned on. */
export function GdprCard({ account: { gdpr }, onChange }: SettingProps) {
  const { gdpr: words } = useWords(settingsWords);
  const showToast = useToast();
  const { isBusy, failure, change } = useSettingsChange(onChange);
  const [wanted, setWanted] = useState(gdpr.isOn);
  const turn = async (isOn: boolean) => {
    if (isBusy) return;
    setWanted(isOn);
    if (await change({ hasGdprMode: isOn })) showToast({ tone: 'good', text: isOn ? words.on : words.off });
  };
  const price = useFeeText('gdprFee', gdpr.fee, words);
  return (
    <Card className="grid content-start gap-4">
      <h3 className="text-lg">{words.heading}</h3>
      <p className="text-ink-soft text-sm">{words.text}</p>
      <Switch
        label={words.label}
        help={price}
        isOn={isBusy ? wanted : gdpr.isOn}
        onChange={turn}
        isDisabled={!gdpr.canChange}
      />
      {failure && <Notice tone="bad" title={failure} />}
    </Card>
  );
}
