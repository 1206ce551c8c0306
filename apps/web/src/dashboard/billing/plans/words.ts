import { defineWords } from '../../../language/define-words.ts';

export const planWords = defineWords({
  en: {
    available: 'Available plans',
    picker: 'Choose a plan',
    text: 'What each plan gives, for how much. Payments are charged in euros.',
    changeText:
      'A larger plan applies at once, with the calls you have used; a smaller one begins with the next period.',
    perMonth: (price: string) => `${price} per month`,
    onceAYear: (total: string) => `${total} once a year`,
    current: 'Your plan',
    from: (date: string) => `From ${date}`,
    overage: (price: string) => `${price} per further call`,
    noOverage: 'No charge beyond the allowance',
    choose: (plan: string) => `Choose ${plan}`,
    upgrade: (plan: string) => `Upgrade to ${plan}`,
    change: (plan: string) => `Change to ${plan}`,
    toStarter: (plan: string) => `Return to ${plan}`,
    giveUp: 'Give up the unpaid plan',
    otherCycle: {
      monthly: (plan: string) => `Pay ${plan} by the month`,
      annual: (plan: string) => `Pay ${plan} by the year`,
    },
    newTab: '(opens in a new tab)',
    notSetUp: 'Payment is not set up',
    notSetUpText: 'Plans cannot be bought on this server yet. Write to us, and we change your plan by hand.',
    contact: 'Write to us',
  },
  fr: {
    available: 'Formules disponibles',
    picker: 'Choisir une formule',
    text: 'Ce que chaque formule offre, et à quel prix. Les paiements sont débités en euros.',
    changeText:
      'Une formule supérieure s’applique tout de suite, avec les appels déjà utilisés\u00a0; une formule inférieure commence à la période suivante.',
    perMonth: (price: string) => `${price} par mois`,
    onceAYear: (total: string) => `${total} une fois par an`,
    current: 'Votre formule',
    from: (date: string) => `À partir du ${date}`,
    overage: (price: string) => `${price} par appel supplémentaire`,
    noOverage: 'Aucun frais au-delà du quota',
    choose: (plan: string) => `Choisir ${plan}`,
    upgrade: (plan: string) => `Passer à ${plan}`,
    change: (plan: string) => `Changer pour ${plan}`,
    toStarter: (plan: string) => `Revenir à ${plan}`,
    giveUp: 'Renoncer à la formule impayée',
    otherCycle: {
      monthly: (plan: string) => `Payer ${plan} au mois`,
      annual: (plan: string) => `Payer ${plan} à l’année`,
    },
    newTab: '(s’ouvre dans un nouvel onglet)',
    notSetUp: 'Le paiement n’est pas configuré',
    notSetUpText:
      'Les formules ne peuvent pas encore être achetées sur ce serveur. Écrivez-nous, et nous changerons votre formule à la main.',
    contact: 'Nous écrire',
  },
});
