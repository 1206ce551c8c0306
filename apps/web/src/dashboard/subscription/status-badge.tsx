import { subscriptionStatuses } from '@pagesmith/catalog';
import { defineWords } from '../../language/define-words.ts';
import { useWords } from '../../language/language-context.tsx';
import { Badge, type Tone } from '../../paper/badge.tsx';

type ShownStatus = (typeof subscriptionStatuses)[number] | 'inactive';

const tones: Record<ShownStatus, Tone> = {
  active: 'good',
  trialing: 'info',
  past_due: 'bad',
  inactive: 'neutral',
};

const words = defineWords({
  en: { active: 'Active', trialing: 'Trial', past_due: 'Payment overdue', inactive: 'Inactive' },
  fr: { active: 'Active', trialing: 'Essai', past_due: 'Paiement en retard', inactive: 'Inactive' },
});

export const shownStatus = (status: string | undefined): ShownStatus =>
  subscriptionStatuses.find((known) => known === status) ?? 'inactive';

/** A status that is unknown or missing is shown as inactive. */
export function StatusBadge({ status }: { status: string | undefined }) {
  const shown = shownStatus(status);
  return <Badge tone={tones[shown]}>{useWords(words)[shown]}</Badge>;
}
