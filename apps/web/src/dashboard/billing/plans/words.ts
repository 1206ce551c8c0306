import { defineWords } from '../../../language/define-words.ts';

export const planWords = defineWords({
  en: {
    available: 'Available plans',
    picker: 'Choose a plan',
    text: 'What each plan offers, and what it costs. Payments are charged in euros.',
    changeText:
      'A larger plan applies at once, and calls already used still count; a smaller one starts with the next period.',
    perMonth: (price: string) => `${price} per month`,
    onceAYear: (total: string) => `${total} billed once a year`,
    current: 'Your plan',
    from: (date: string) => `From ${date}`,
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
    notSetUpText:
      'Plans cannot be bought on this server yet. Write to us, and we will change your plan for you.',
    contact: 'Write to us',
  },
  fr: {
    available: 'Formules disponibles',
    picker: 'Choisir une formule',
    text: 'Ce que chaque formule offre, et à quel prix. Les paiements sont débités en euros.',
    changeText:
      'Une formule supérieure s’applique tout de suite, et les appels déjà utilisés restent décomptés\u00a0; une formule inférieure commence à la période suivante.',
    perMonth: (price: string) => `${price} par mois`,
    onceAYear: (total: string) => `${total} facturés une fois par an`,
    current: 'Votre formule',
    from: (date: string) => `À partir du ${date}`,
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
      'Les formules ne peuvent pas encore être achetées sur ce serveur. Écrivez-nous, et nous changerons votre formule pour vous.',
    contact: 'Nous écrire',
  },
});
