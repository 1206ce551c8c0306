import {
  contactReplyHours,
  formatFee,
  type Plan,
  planIds,
  plans,
  policy,
  trialsPerMonth,
} from '@pagesmith/catalog';
import type { Language } from '@pagesmith/kernel';
import { operations } from '@pagesmith/operations';
import { formatBytes, formatNumber } from '../../../language/numbers.ts';
import { questionsWords } from './words.ts';

/** The questions with their answers; every figure comes from the catalog. */
export function answersOf(language: Language) {
  const { questions, joined } = questionsWords[language];
  const eachPlan = (describe: (plan: Plan) => string) =>
    joined(planIds.map((id) => `${plans[id].name} ${describe(plans[id])}`));
  const paid = planIds.map((id) => plans[id]).filter(({ priceMills }) => priceMills > 0);
  const overage = joined(
    paid.map(({ name, overageFee }) =>
      typeof overageFee === 'number' ? `${name} ${formatFee(overageFee, 'EUR', language)}` : name,
    ),
  );
  const { starter, premium, enterprise } = plans;
  const retentionHoursMax = (enterprise.retentionMinutesMax ?? enterprise.retentionMinutes) / 60;
  const proTools = operations.filter(({ isProTool }) => isProTool).map(({ copy }) => copy[language].name);
  const proToolsFee =
    typeof premium.proToolsFee === 'number' ? formatFee(premium.proToolsFee, 'EUR', language) : '';
  const answers: Record<keyof typeof questions, string> = {
    start: questions.start.answer(formatNumber(starter.callsPerMonth, language)),
    failed: questions.failed.answer,
    over: questions.over.answer(overage),
    rate: questions.rate.answer(eachPlan((plan) => formatNumber(plan.ratePerMinute, language))),
    size: questions.size.answer(eachPlan((plan) => formatBytes(plan.fileBytesMax, language))),
    retention: questions.retention.answer(
      eachPlan((plan) => `${plan.retentionMinutes}\u00a0min`),
      retentionHoursMax,
    ),
    watermark: questions.watermark.answer,
    proTools: questions.proTools.answer(joined(proTools), proToolsFee, trialsPerMonth),
    leave: questions.leave.answer(policy.dataDeletionDaysAfterTermination, policy.backupDeletionDays),
    help: questions.help.answer(contactReplyHours),
  };
  return (Object.keys(questions) as (keyof typeof questions)[]).map((id) => ({
    id,
    question: questions[id].question,
    answer: answers[id],
  }));
}
