import { defineWords } from '../../language/define-words.ts';

export const verificationWords = defineWords({
  en: {
    documentTitle: 'Confirm your e-mail · Pagesmith',
    description: 'Confirm the e-mail address of your Pagesmith account with the link that we sent you.',
    heading: 'Confirm your address',
    lead: 'You opened the link that we e\u2011mailed you. Confirm that the address is yours.',
    submit: 'Confirm this address',
    busy: 'Confirming…',
    done: 'Your e\u2011mail address is confirmed.',
    doneText: 'You can now create API keys in the dashboard.',
    incomplete: 'This link is incomplete.',
    incompleteText: 'Open it from the e\u2011mail again, or request a new one in the dashboard.',
    dashboard: 'Go to the dashboard',
  },
  fr: {
    documentTitle: 'Confirmez votre adresse e-mail · Pagesmith',
    description:
      'Confirmez l’adresse e-mail de votre compte Pagesmith avec le lien que nous vous avons envoyé.',
    heading: 'Confirmez votre adresse',
    lead: 'Vous avez ouvert le lien que nous vous avons envoyé. Confirmez que cette adresse est la vôtre.',
    submit: 'Confirmer cette adresse',
    busy: 'Confirmation…',
    done: 'Votre adresse e\u2011mail est confirmée.',
    doneText: 'Vous pouvez maintenant créer des clés API dans le tableau de bord.',
    incomplete: 'Ce lien est incomplet.',
    incompleteText:
      'Ouvrez-le de nouveau depuis l’e\u2011mail, ou demandez-en un nouveau dans le tableau de bord.',
    dashboard: 'Aller au tableau de bord',
  },
});
