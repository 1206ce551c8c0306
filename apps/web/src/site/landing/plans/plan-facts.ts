import type { Plan } from '@pagesmith/catalog';
import type { Language } from '@pagesmith/kernel';
import { formatBytes, formatNumber } from '../../../language/numbers.ts';
import { plansWords } from './words.ts';

/** What a plan gives, most important first. */
export function planFacts(plan: Plan, language: Language): string[] {
  const { facts } = plansWords[language];
  return [
    facts.calls(formatNumber(plan.callsPerMonth, language)),
    facts.rate(formatNumber(plan.ratePerMinute, language)),
    facts.file(formatBytes(plan.fileBytesMax, language)),
    plan.hasWatermark ? facts.watermark : facts.noWatermark,
    facts.support[plan.support],
    ...(plan.proToolsFee === 'included' ? [facts.proTools] : []),
    ...(plan.hasWebhooks ? [facts.webhooks] : []),
    ...(plan.hasServiceLevel ? [facts.serviceLevel] : []),
    ...(plan.hasCustomFeatures ? [facts.customFeatures] : []),
    ...(plan.gdprFee === 'included' ? [facts.gdpr] : []),
  ];
}
