import { trialsPerMonth } from '@pagesmith/catalog';
import type { BillingAccount } from '@pagesmith/contract';
import { operations } from '@pagesmith/operations';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { Badge } from '../../../paper/badge.tsx';
import { Card } from '../../../paper/card.tsx';
import { PortalButton } from '../portal/portal-button.tsx';
import { useFeeText } from './fee-text.ts';
import { settingsWords } from './words.ts';

/** The add-on is agreed to where payments are made. */
export function ProToolsCard({ account: { proTools, mode } }: { account: BillingAccount }) {
  const { proTools: words } = useWords(settingsWords);
  const { language } = useLanguage();
  const { isOn, canChange, fee } = proTools;
  const names = operations.filter(({ isProTool }) => isProTool).map(({ copy }) => copy[language].name);
  const tools = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  const price = useFeeText('proToolsFee', fee, words);
  return (
    <Card className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{words.heading}</h3>
        <Badge tone={isOn ? 'good' : 'neutral'}>{isOn ? words.on : words.off}</Badge>
      </div>
      <p className="text-ink-soft text-sm">{words.text(tools, trialsPerMonth)}</p>
      <p className="font-medium text-sm">{price}</p>
      {canChange && mode !== 'none' && (
        <PortalButton mode={2}>{isOn ? words.manage : words.activate}</PortalButton>
      )}
    </Card>
  );
}
