import { defineWords } from '../../../language/define-words.ts';

export const noticeWords = defineWords({
  en: {
    pastDue: 'Your payment failed.',
    pastDueText: (plan: string, date: string) =>
      `${plan} continues until ${date}. After that, Starter’s limits apply until it is paid; nothing of yours is deleted.`,
    paused: 'Your paid plan is paused.',
    pausedText: (date: string) =>
      `It has not been paid, and Starter’s limits have applied since ${date}. Your keys and your data are untouched, and the plan comes back as soon as it is paid.`,
    updateCard: 'Update your card',
    cancelled: (plan: string) => `${plan} has been cancelled.`,
    cancelledText: (date: string) =>
      `It continues until ${date} and is not renewed; after that your account is on Starter. You keep your keys and your data.`,
    smaller: (plan: string, date: string) => `From ${date} your plan will be ${plan}.`,
    smallerText: (plan: string) => `Until then ${plan} stays as it is.`,
    paidBy: {
      monthly: (plan: string, date: string) => `From ${date} your plan will be ${plan}, paid by the month.`,
      annual: (plan: string, date: string) => `From ${date} your plan will be ${plan}, paid by the year.`,
    },
    paidByText: {
      monthly: 'Until then, you pay by the month as before.',
      annual: 'Until then, the year you have paid for continues.',
    },
    keepPaying: { monthly: 'Keep paying by the month', annual: 'Keep paying by the year' },
    keep: (plan: string) => `Keep ${plan}`,
    someCalls: (percent: number) => `${percent}% of this month’s calls are used.`,
    someCallsText: (used: string, limit: string, date: string) =>
      `${used} of ${limit}. The month ends on ${date}.`,
    allCalls: 'All of this month’s calls are used.',
    allCallsFreeText: (date: string) =>
      `Further calls are refused until ${date}. With a larger plan you can continue at once.`,
    allCallsPaidText: (fee: string, date: string) =>
      `You can continue: each additional call costs ${fee} until the month ends on ${date}.`,
    choose: 'See the plans',
    someCap: (percent: number) => `${percent}% of your spend cap is used.`,
    someCapText: (used: string, cap: string, date: string) => `${used} of ${cap}. The month ends on ${date}.`,
    allCap: (cap: string) => `Your spend cap of ${cap} has been reached.`,
    allCapText: (date: string) =>
      `Calls that would cost more are refused until ${date}, or until you raise the cap.`,
  },
  fr: {
    pastDue: 'Votre paiement a échoué.',
    pastDueText: (plan: string, date: string) =>
      `La formule ${plan} continue jusqu’au ${date}. Ensuite, les limites de Starter s’appliquent jusqu’au paiement\u00a0; rien n’est supprimé.`,
    paused: 'Votre formule payante est suspendue.',
    pausedText: (date: string) =>
      `Elle n’a pas été payée, et les limites de Starter s’appliquent depuis le ${date}. Vos clés et vos données sont intactes, et la formule revient dès qu’elle est payée.`,
    updateCard: 'Mettre à jour votre carte',
    cancelled: (plan: string) => `La formule ${plan} a été résiliée.`,
    cancelledText: (date: string) =>
      `Elle continue jusqu’au ${date} et n’est pas renouvelée\u00a0; ensuite, votre compte passe à Starter. Vous gardez vos clés et vos données.`,
    smaller: (plan: string, date: string) => `À partir du ${date}, votre formule sera ${plan}.`,
    smallerText: (plan: string) => `D’ici là, la formule ${plan} reste inchangée.`,
    paidBy: {
      monthly: (plan: string, date: string) =>
        `À partir du ${date}, votre formule sera ${plan}, payée au mois.`,
      annual: (plan: string, date: string) =>
        `À partir du ${date}, votre formule sera ${plan}, payée à l’année.`,
    },
    paidByText: {
      monthly: 'D’ici là, vous continuez à payer au mois.',
      annual: 'D’ici là, l’année que vous avez payée suit son cours.',
    },
    keepPaying: { monthly: 'Continuer à payer au mois', annual: 'Continuer à payer à l’année' },
    keep: (plan: string) => `Garder ${plan}`,
    someCalls: (percent: number) => `${percent}\u00a0% des appels de ce mois sont utilisés.`,
    someCallsText: (used: string, limit: string, date: string) =>
      `${used} sur ${limit}. Le mois se termine le ${date}.`,
    allCalls: 'Tous les appels de ce mois sont utilisés.',
    allCallsFreeText: (date: string) =>
      `Les appels suivants sont refusés jusqu’au ${date}. Avec une formule supérieure, ils reprennent tout de suite.`,
    allCallsPaidText: (fee: string, date: string) =>
      `Les appels continuent, à ${fee} chacun, jusqu’à la fin du mois, le ${date}.`,
    choose: 'Voir les formules',
    someCap: (percent: number) => `${percent}\u00a0% de votre plafond de dépenses sont utilisés.`,
    someCapText: (used: string, cap: string, date: string) =>
      `${used} sur ${cap}. Le mois se termine le ${date}.`,
    allCap: (cap: string) => `Votre plafond de dépenses de ${cap} est atteint.`,
    allCapText: (date: string) =>
      `Les appels qui coûteraient davantage sont refusés jusqu’au ${date}, ou jusqu’à ce que vous releviez le plafond.`,
  },
});
