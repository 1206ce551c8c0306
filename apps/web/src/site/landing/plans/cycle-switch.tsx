import { annualSavingsPercent, type BillingCycle, billingCycles } from '@pagesmith/catalog';
import { defineWords } from '../../../language/define-words.ts';
import { useWords } from '../../../language/language-context.tsx';
import { Segmented } from '../../../paper/segmented.tsx';

interface CycleSwitchProps {
  cycle: BillingCycle;
  onCycle: (cycle: BillingCycle) => void;
}

/** By the month or by the year, with what the year saves. */
export function CycleSwitch({ cycle, onCycle }: CycleSwitchProps) {
  const words = useWords(cycleWords);
  const options = billingCycles.map((value) => ({
    value,
    label: (
      <>
        {words.cycles[value]}
        {value === 'annual' && (
          <span className="font-normal text-xs">{words.saving(annualSavingsPercent)}</span>
        )}
      </>
    ),
  }));
  return <Segmented legend={words.legend} options={options} value={cycle} onChange={onCycle} />;
}

const cycleWords = defineWords({
  en: {
    legend: 'Billing',
    cycles: { monthly: 'Monthly', annual: 'Annual' },
    saving: (percent: number) => `save ${percent}%`,
  },
  fr: {
    legend: 'Facturation',
    cycles: { monthly: 'Mensuelle', annual: 'Annuelle' },
    saving: (percent: number) => `−${percent}\u00a0%`,
  },
});
