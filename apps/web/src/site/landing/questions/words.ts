import { defineWords } from '../../../language/define-words.ts';

export const questionsWords = defineWords({
  en: {
    title: 'Questions and answers',
    joined: (items: string[]) => items.join(', '),
    questions: {
      start: {
        question: 'How do I get started?',
        answer: (calls: string) =>
          `Create an account, create an API key in the dashboard, and send your first file. Starter gives you ${calls} free calls a month, and no payment method is needed.`,
      },
      failed: {
        question: 'Do failed calls count?',
        answer:
          'No. A call that ends with a status of 400 or above uses no credit and costs nothing. It still appears in your logs, with its message, so that you can see what went wrong.',
      },
      over: {
        question: 'What happens when my calls are used up?',
        answer: (prices: string) =>
          `On Starter, further calls are refused with status 429 until your plan’s next month begins. Paid plans continue, and each additional call is charged: ${prices}. You can set a spend cap.`,
      },
      rate: {
        question: 'How many calls can I make per minute?',
        answer: (rates: string) =>
          `It depends on the plan: ${rates}, counted over any 60 seconds. Beyond that the answer is 429, and its Retry-After header says how long to wait.`,
      },
      size: {
        question: 'How large can a file be?',
        answer: (sizes: string) => `It depends on the plan: ${sizes}, for each file and for a whole request.`,
      },
      retention: {
        question: 'How long do you keep my files?',
        answer: (times: string, hoursMax: number) =>
          `What you send is deleted as soon as the call ends. A result that you can fetch again is kept no longer than this: ${times}. On Enterprise you can choose another period, up to ${hoursMax} hours.`,
      },
      watermark: {
        question: 'Is there a watermark?',
        answer:
          'On Starter, every page of the output carries a discreet diagonal mark. Calls that you pay for carry none; only the free trials of Pro Tools on Premium are marked, as trials.',
      },
      proTools: {
        question: 'What are Pro Tools?',
        answer: (tools: string, fee: string, trials: number) =>
          `These operations: ${tools}. Pro and Enterprise include them. On Premium they are an add-on at ${fee} a call; without it, you can try each of them ${trials} times a month, free and marked as a trial. On Starter they count as ordinary calls, with the usual watermark.`,
      },
      leave: {
        question: 'Can I cancel, and what happens to my data?',
        answer: (days: number, backupDays: number) =>
          `Yes, at any time. Your data is deleted within ${days} days of the end of the contract, and from backups within ${backupDays} days.`,
      },
      help: {
        question: 'Who answers when I need help?',
        answer: (hours: number) =>
          `A person. Use the contact form, whatever your plan: we reply within ${hours} hours.`,
      },
    },
  },
  fr: {
    title: 'Questions et réponses',
    joined: (items: string[]) => items.join(', '),
    questions: {
      start: {
        question: 'Comment commencer\u00a0?',
        answer: (calls: string) =>
          `Créez un compte, créez une clé API dans le tableau de bord, puis envoyez un premier fichier. La formule Starter vous donne ${calls} appels par mois, gratuitement et sans moyen de paiement.`,
      },
      failed: {
        question: 'Les appels en échec sont\u2011ils décomptés\u00a0?',
        answer:
          'Non. Un appel qui se termine par un statut de 400 ou plus ne consomme aucun crédit et ne coûte rien. Il figure tout de même dans vos journaux, avec son message, pour que vous voyiez ce qui n’allait pas.',
      },
      over: {
        question: 'Que se passe\u2011t\u2011il quand mes appels sont épuisés\u00a0?',
        answer: (prices: string) =>
          `Avec Starter, les appels suivants sont refusés avec le statut 429 jusqu’au début du mois suivant de votre formule. Les formules payantes continuent, et chaque appel supplémentaire est facturé\u00a0: ${prices}. Vous pouvez fixer un plafond de dépenses.`,
      },
      rate: {
        question: 'Combien d’appels puis\u2011je faire par minute\u00a0?',
        answer: (rates: string) =>
          `Cela dépend de la formule\u00a0: ${rates}, comptés sur 60\u00a0secondes glissantes. Au-delà, la réponse est 429 et son en-tête Retry-After indique combien de temps attendre.`,
      },
      size: {
        question: 'Quelle est la taille maximale d’un fichier\u00a0?',
        answer: (sizes: string) =>
          `Cela dépend de la formule\u00a0: ${sizes}, pour chaque fichier et pour la requête entière.`,
      },
      retention: {
        question: 'Combien de temps gardez\u2011vous mes fichiers\u00a0?',
        answer: (times: string, hoursMax: number) =>
          `Ce que vous envoyez est supprimé dès la fin de l’appel. Un résultat que vous pouvez récupérer de nouveau est conservé au maximum\u00a0: ${times}. Avec Enterprise, vous pouvez choisir une autre durée, jusqu’à ${hoursMax}\u00a0heures.`,
      },
      watermark: {
        question: 'Y a\u2011t\u2011il un filigrane\u00a0?',
        answer:
          'Avec Starter, chaque page du résultat porte une discrète mention en diagonale. Les appels que vous payez n’en portent pas\u00a0; seuls les essais gratuits des Pro Tools avec Premium portent la mention «\u00a0essai\u00a0».',
      },
      proTools: {
        question: 'Que sont les Pro Tools\u00a0?',
        answer: (tools: string, fee: string, trials: number) =>
          `Ces opérations\u00a0: ${tools}. Pro et Enterprise les incluent. Avec Premium, c’est une option à ${fee} par appel\u00a0; sans elle, vous pouvez essayer chacune ${trials}\u00a0fois par mois, gratuitement, avec une mention «\u00a0essai\u00a0» sur le résultat. Avec Starter, ce sont des appels comme les autres, avec le filigrane habituel.`,
      },
      leave: {
        question: 'Puis\u2011je résilier, et que deviennent mes données\u00a0?',
        answer: (days: number, backupDays: number) =>
          `Oui, à tout moment. Vos données sont supprimées dans les ${days}\u00a0jours qui suivent la fin du contrat, et des sauvegardes dans les ${backupDays}\u00a0jours.`,
      },
      help: {
        question: 'Qui me répond si j’ai besoin d’aide\u00a0?',
        answer: (hours: number) =>
          `Une personne. Écrivez-nous par le formulaire de contact, quelle que soit votre formule\u00a0: nous répondons sous ${hours}\u00a0heures.`,
      },
    },
  },
});
