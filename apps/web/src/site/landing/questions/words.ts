import { defineWords } from '../../../language/define-words.ts';

export const questionsWords = defineWords({
  en: {
    title: 'Questions and answers',
    joined: (items: string[]) => items.join(', '),
    questions: {
      start: {
        question: 'How do I start?',
        answer: (calls: string) =>
          `Create an account, create an API key in the dashboard, and send your first file. Starter gives you ${calls} calls a month, free, without a payment method.`,
      },
      failed: {
        question: 'Do failed calls count?',
        answer:
          'No. A call that ends with a status of 400 or above takes no credit and costs nothing. It is still in your logs, with its message, so that you can see what went wrong.',
      },
      over: {
        question: 'What happens when my calls are used up?',
        answer: (prices: string) =>
          `On Starter, further calls are refused with status 429 until the next month of your plan. Paid plans go on, each further call at its own price: ${prices}. You can set a spend cap.`,
      },
      rate: {
        question: 'How fast may I call?',
        answer: (rates: string) =>
          `Calls a minute: ${rates}. Above that the answer is 429, and its header Retry-After says how long to wait.`,
      },
      size: {
        question: 'How large may a file be?',
        answer: (sizes: string) => `It depends on the plan: ${sizes}, for each file and for a whole request.`,
      },
      retention: {
        question: 'How long do you keep my files?',
        answer: (times: string, hoursMax: number) =>
          `What you send is deleted as soon as the call has ended. A result that is kept for you to fetch again stays, at most: ${times}. Enterprise can choose another time, up to ${hoursMax} hours.`,
      },
      watermark: {
        question: 'Is there a watermark?',
        answer:
          'On Starter, every page of the output carries a discreet diagonal mark. Output of the paid plans carries none.',
      },
      proTools: {
        question: 'What are Pro Tools?',
        answer: (tools: string, fee: string) =>
          `These operations: ${tools}. Pro and Enterprise include them. Premium can add them for ${fee} a call; without the add-on, and on Starter, they can be tried with a watermark.`,
      },
      leave: {
        question: 'Can I leave, and what happens to my data?',
        answer: (days: number, backupDays: number) =>
          `At any time. Your data is deleted within ${days} days after the end of the contract, and from backups within ${backupDays} days.`,
      },
      help: {
        question: 'Who answers when I need help?',
        answer: (hours: number) =>
          `People. Write through the contact form on any plan; we reply within ${hours} hours.`,
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
          `Créez un compte, créez une clé d’API dans le tableau de bord, puis envoyez un premier fichier. La formule Starter vous donne ${calls} appels par mois, gratuitement et sans moyen de paiement.`,
      },
      failed: {
        question: 'Les appels en échec sont-ils décomptés\u00a0?',
        answer:
          'Non. Un appel qui se termine par un statut de 400 ou plus ne prend aucun crédit et ne coûte rien. Il figure tout de même dans vos journaux, avec son message, pour que vous voyiez ce qui n’allait pas.',
      },
      over: {
        question: 'Que se passe-t-il quand mes appels sont épuisés\u00a0?',
        answer: (prices: string) =>
          `Avec Starter, les appels suivants sont refusés avec le statut 429 jusqu’au mois suivant de votre formule. Les formules payantes continuent, chaque appel supplémentaire à son prix\u00a0: ${prices}. Vous pouvez fixer un plafond de dépense.`,
      },
      rate: {
        question: 'À quel rythme puis-je appeler\u00a0?',
        answer: (rates: string) =>
          `Appels par minute\u00a0: ${rates}. Au-delà, la réponse est 429 et son en-tête Retry-After indique combien de temps attendre.`,
      },
      size: {
        question: 'Quelle taille un fichier peut-il avoir\u00a0?',
        answer: (sizes: string) =>
          `Cela dépend de la formule\u00a0: ${sizes}, pour chaque fichier et pour la requête entière.`,
      },
      retention: {
        question: 'Combien de temps gardez-vous mes fichiers\u00a0?',
        answer: (times: string, hoursMax: number) =>
          `Ce que vous envoyez est supprimé dès la fin de l’appel. Un résultat gardé pour être récupéré de nouveau reste au plus\u00a0: ${times}. Enterprise peut choisir une autre durée, jusqu’à ${hoursMax}\u00a0heures.`,
      },
      watermark: {
        question: 'Y a-t-il un filigrane\u00a0?',
        answer:
          'Avec Starter, chaque page du résultat porte une discrète mention en diagonale. Les résultats des formules payantes n’en portent pas.',
      },
      proTools: {
        question: 'Que sont les Pro Tools\u00a0?',
        answer: (tools: string, fee: string) =>
          `Ces opérations\u00a0: ${tools}. Pro et Enterprise les incluent. Premium peut les ajouter pour ${fee} par appel\u00a0; sans l’option, comme avec Starter, on peut les essayer avec filigrane.`,
      },
      leave: {
        question: 'Puis-je partir, et que deviennent mes données\u00a0?',
        answer: (days: number, backupDays: number) =>
          `À tout moment. Vos données sont supprimées dans les ${days}\u00a0jours qui suivent la fin du contrat, et des sauvegardes dans les ${backupDays}\u00a0jours.`,
      },
      help: {
        question: 'Qui me répond si j’ai besoin d’aide\u00a0?',
        answer: (hours: number) =>
          `Des personnes. Écrivez par le formulaire de contact, quelle que soit votre formule\u00a0; nous répondons sous ${hours}\u00a0heures.`,
      },
    },
  },
});
