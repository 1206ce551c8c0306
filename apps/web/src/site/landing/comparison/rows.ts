import { firstAnswerHours, formatFee, type Plan, trialsPerMonth } from '@pagesmith/catalog';
import type { Language } from '@pagesmith/kernel';
import { formatBytes, formatNumber } from '../../../language/numbers.ts';
import { comparisonWords } from './words.ts';

export interface ComparisonRow {
  readonly name: string;
  readonly value: (plan: Plan) => string;
}

export function comparisonRows(language: Language): ComparisonRow[] {
  const words = comparisonWords[language];
  const { rows } = words;
  const yesOrNo = (isSo: boolean) => (isSo ? words.yes : words.no);
  const fee = (amount: Plan['gdprFee'], none: string, priced = words.perCall) => {
    if (amount === 'none') return none;
    if (amount === 'included') return words.included;
    return priced(formatFee(amount, 'EUR', language));
  };
  const addOn = (price: string) => words.addOn(price, trialsPerMonth);
  const retention = ({ retentionMinutes, retentionMinutesMax }: Plan) =>
    retentionMinutesMax === undefined
      ? words.minutes(retentionMinutes)
      : words.customRetention(retentionMinutes, retentionMinutesMax / 60);
  return [
    { name: rows.calls, value: (plan) => formatNumber(plan.callsPerMonth, language) },
    { name: rows.overage, value: (plan) => fee(plan.overageFee, words.stopsAtAllowance) },
    { name: rows.rate, value: (plan) => formatNumber(plan.ratePerMinute, language) },
    { name: rows.watermark, value: (plan) => yesOrNo(plan.hasWatermark) },
    { name: rows.proTools, value: (plan) => fee(plan.proToolsFee, words.watermarkedProTools, addOn) },
    { name: rows.fileMax, value: (plan) => formatBytes(plan.fileBytesMax, language) },
    {
      name: rows.included,
      value: ({ includedBytes, fileBytesMax }) =>
        formatBytes(includedBytes === 'none' ? fileBytesMax : includedBytes, language),
    },
    { name: rows.fileSizeFee, value: (plan) => fee(plan.fileSizeFee, words.noSizeFee) },
    { name: rows.gdpr, value: (plan) => fee(plan.gdprFee, words.no) },
    { name: rows.retention, value: retention },
    { name: rows.webhooks, value: (plan) => yesOrNo(plan.hasWebhooks) },
    { name: rows.support, value: (plan) => words.support[plan.support] },
    { name: rows.firstAnswer, value: ({ id }) => words.hours(firstAnswerHours(id)) },
    { name: rows.serviceLevel, value: (plan) => yesOrNo(plan.hasServiceLevel) },
    { name: rows.customFeatures, value: (plan) => (plan.hasCustomFeatures ? words.byAgreement : words.no) },
  ];
}
