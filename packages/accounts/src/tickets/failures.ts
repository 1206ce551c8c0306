import { defineFailures } from '@pagesmith/kernel';
import { mailTextMax } from './limits.ts';

const refused = { en: 'E-mail refused', fr: 'E-mail refusé' };

export const ticketFailures = defineFailures({
  ticketNotFound: {
    status: 404,
    title: { en: 'There is no such ticket.', fr: 'Ce ticket est introuvable.' },
    detail: ({ number }: { number: number }) => ({
      en: `There is no ticket T${number}.`,
      fr: `Il n’y a pas de ticket T${number}.`,
    }),
  },
  callNotFound: {
    status: 400,
    title: { en: 'There is no such call.', fr: 'Cet appel est introuvable.' },
    detail: ({ id }: { id: string }) => ({
      en: `None of your calls has the request id ${id}. Take it from your logs, or leave it out.`,
      fr: `Aucun de vos appels n’a l’identifiant de requête ${id}. Reprenez-le dans vos journaux, ou laissez-le vide.`,
    }),
  },
  ticketAddressUnknown: {
    status: 404,
    title: refused,
    detail: {
      en: 'No ticket has the address that this e-mail was sent to. Reply to our latest e-mail about the ticket, or write to us through the contact form.',
      fr: 'Aucun ticket n’a l’adresse à laquelle cet e-mail a été envoyé. Répondez à notre dernier e-mail sur le ticket, ou écrivez-nous par le formulaire de contact.',
    },
  },
  mailAutomatic: {
    status: 400,
    title: refused,
    detail: {
      en: 'The e-mail was sent by a program (an automatic reply, a delivery notification, a mailing list, or one of our own e-mails): only what a person writes becomes an answer.',
      fr: 'L’e-mail a été envoyé par un programme (réponse automatique, avis de remise, liste de diffusion, ou l’un de nos propres e-mails)\u00a0: seul ce qu’une personne écrit devient une réponse.',
    },
  },
  mailTooLarge: {
    status: 413,
    title: refused,
    detail: ({ megabytes }: { megabytes: number }) => ({
      en: `The e-mail is larger than ${megabytes} MB. Send it without attachments: they are not kept.`,
      fr: `L’e-mail dépasse ${megabytes}\u00a0Mo. Envoyez-le sans pièces jointes\u00a0: elles ne sont pas conservées.`,
    }),
  },
  mailTooLong: {
    status: 413,
    title: refused,
    detail: {
      en: `The text of the e-mail is longer than ${mailTextMax} characters.`,
      fr: `Le texte de l’e-mail dépasse ${mailTextMax}\u00a0caractères.`,
    },
  },
  mailEmpty: {
    status: 400,
    title: refused,
    detail: {
      en: 'The e-mail has no text of its own: it contains only quoted text, or attachments, which are not kept.',
      fr: 'L’e-mail n’a pas de texte propre\u00a0: il ne contient que des citations, ou des pièces jointes, qui ne sont pas conservées.',
    },
  },
  mailUnproven: {
    status: 403,
    title: refused,
    detail: {
      en: 'The mail names one of our own people as its sender, and our mail server has not found it to be theirs (DMARC). Nothing was sent to the customer: answer with npm run tickets.',
      fr: 'L’e-mail nomme l’un de nos collaborateurs comme expéditeur, et notre serveur de messagerie ne l’a pas confirmé (DMARC). Rien n’a été envoyé au client\u00a0: répondez par npm run tickets.',
    },
  },
  mailUnreadable: {
    status: 400,
    title: refused,
    detail: {
      en: 'What was received is not an e-mail in the internet message format (RFC 5322).',
      fr: 'Ce qui a été transmis n’est pas un e-mail au format des messages Internet (RFC 5322).',
    },
  },
});
