import { trialsPerMonth, trialWatermarkText } from '@pagesmith/catalog';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { Button } from '../../../paper/button.tsx';
import { Notice } from '../../../paper/notice.tsx';
import { loadBillingAccount } from '../../billing/account/billing-account.ts';
import { exactEuros } from '../../billing/euros.ts';
import { useDashboard } from '../../documents/dashboard-context.tsx';
import { useLoaded } from '../../documents/use-loaded.ts';
import type { Tool } from '../tool.ts';
import { proToolWords } from './words.ts';

/** On a plan that sells the Pro Tools as an add-on: what is free without it, and what it costs. */
export function ProToolNotice({ tool, onOpenBilling }: { tool: Tool; onOpenBilling: () => void }) {
  const words = useWords(proToolWords);
  const { language } = useLanguage();
  const { version } = useDashboard();
  const { value: account } = useLoaded(loadBillingAccount, version);
  if (!account) return null;
  const { fee, isOn, trialsUsed } = account.proTools;
  if (isOn || typeof fee !== 'number') return null;
  const left = Math.max(0, trialsPerMonth - (trialsUsed[tool.id] ?? 0));
  return (
    <Notice tone={left > 0 ? 'info' : 'warn'} title={words.left(left, trialsPerMonth)}>
      <div className="grid justify-items-start gap-3">
        <p>
          {tool.result.kind === 'json' ? words.free : words.marked(trialWatermarkText)}{' '}
          {words.addOn(exactEuros(fee, language))}
        </p>
        <Button size="small" onClick={onOpenBilling}>
          {words.toBilling}
        </Button>
      </div>
    </Notice>
  );
}
