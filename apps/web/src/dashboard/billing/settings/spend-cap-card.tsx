import { type Mills, plans } from '@pagesmith/catalog';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { Card } from '../../../paper/card.tsx';
import { Progress } from '../../../paper/progress.tsx';
import { feesMills } from '../charges/fees.ts';
import { euros } from '../euros.ts';
import { CapForm } from './cap-form.tsx';
import type { SettingProps } from './use-settings-change.ts';
import { settingsWords } from './words.ts';

/** What the customer is willing to pay beyond the plan. */
export function SpendCapCard({ account, onChange }: SettingProps) {
  const { cap: words } = useWords(settingsWords);
  const { spendCapMills, charges, subscription } = account;
  const isFree = plans[subscription.plan].overageFee === 'none';
  return (
    <Card className="grid content-start gap-4">
      <h3 className="text-lg">{words.heading}</h3>
      <p className="text-ink-soft text-sm">{isFree ? words.free : words.text}</p>
      {spendCapMills !== null && <CapUse used={feesMills(charges)} cap={spendCapMills} />}
      {!isFree && spendCapMills === null && <p className="font-medium">{words.none}</p>}
      {(!isFree || spendCapMills !== null) && <CapForm account={account} onChange={onChange} />}
    </Card>
  );
}

function CapUse({ used, cap }: { used: Mills; cap: Mills }) {
  const { cap: words } = useWords(settingsWords);
  const { language } = useLanguage();
  return (
    <div className="grid gap-2">
      <p className="font-medium tabular-nums">{words.used(euros(used, language), euros(cap, language))}</p>
      <Progress
        label={words.bar}
        value={used}
        max={Math.max(1, cap)}
        tone={used >= cap ? 'warn' : 'accent'}
      />
    </div>
  );
}
