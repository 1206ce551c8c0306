import { defineWords } from '../../language/define-words.ts';

export const proofWords = defineWords({
  en: {
    documentTitle: 'Verify a proof of deletion · Pagesmith',
    description: 'Paste a proof of deletion: your browser verifies who signed it and what it states.',
    title: 'Verify a proof of deletion',
    lead: 'With the GDPR service, every call ends with a signed proof that no stored copy of its files is left. Paste one here: your browser checks the signature against our public keys, and the proof never leaves your device.',
    label: 'Proof, or the whole report of a call',
    help: 'Three parts separated by dots, beginning with eyJ.',
    submit: 'Verify',
    offline: 'It can also be verified without this page:',
    documentation: 'a few lines of Node or Python',
    and: 'and',
    keys: 'our public keys',
    verdicts: {
      proof: {
        title: 'This proof is genuine.',
        text: 'It was signed with our key and has not been altered. It states:',
      },
      receipt: {
        title: 'This receipt is genuine, but it is not a proof of deletion.',
        text: 'It states what was received. The proof will be in the report of the call once everything has been destroyed.',
      },
      absent: {
        title: 'There is no proof in this text.',
        text: 'Paste the value of “proof” from the report of a call, or the whole report.',
      },
      forged: {
        title: 'This proof is not genuine.',
        text: 'It was altered, cut short, or signed by someone else.',
      },
      unsupported: {
        title: 'This browser cannot verify Ed25519 signatures.',
        text: 'Use an up-to-date browser, or the few lines of Node or Python in the documentation.',
      },
      unreachable: {
        title: 'Our public keys could not be loaded.',
        text: 'Check your connection, then try again.',
      },
    },
    said: {
      issuer: 'Signed by',
      call: 'Call',
      operation: 'Operation',
      received: 'Received',
      hashes: 'SHA-256 of what was received',
      destroyed: 'Last copy destroyed',
      by: 'By the server process',
      unknown: 'not known: the process that received it was interrupted',
    },
  },
  fr: {
    documentTitle: 'Vérifier une preuve de suppression · Pagesmith',
    description:
      'Collez une preuve de suppression\u00a0: votre navigateur vérifie qui l’a signée et ce qu’elle atteste.',
    title: 'Vérifier une preuve de suppression',
    lead: 'Avec le service RGPD, chaque appel se termine par une preuve signée qu’il ne reste aucune copie stockée de ses fichiers. Collez-en une ici\u00a0: votre navigateur vérifie la signature à l’aide de nos clés publiques, et la preuve ne quitte pas votre appareil.',
    label: 'Preuve, ou rapport complet d’un appel',
    help: 'Trois parties séparées par des points, qui commencent par eyJ.',
    submit: 'Vérifier',
    offline: 'La vérification est aussi possible sans cette page\u00a0:',
    documentation: 'quelques lignes de Node ou de Python',
    and: 'et',
    keys: 'nos clés publiques',
    verdicts: {
      proof: {
        title: 'Cette preuve est authentique.',
        text: 'Elle a été signée avec notre clé et n’a pas été modifiée. Elle atteste\u00a0:',
      },
      receipt: {
        title: 'Ce reçu est authentique, mais ce n’est pas une preuve de suppression.',
        text: 'Il indique ce qui a été reçu. La preuve figurera dans le rapport de l’appel, une fois tout détruit.',
      },
      absent: {
        title: 'Ce texte ne contient aucune preuve.',
        text: 'Collez la valeur de «\u00a0proof\u00a0» du rapport d’un appel, ou le rapport complet.',
      },
      forged: {
        title: 'Cette preuve n’est pas authentique.',
        text: 'Elle a été modifiée, tronquée ou signée par quelqu’un d’autre.',
      },
      unsupported: {
        title: 'Ce navigateur ne sait pas vérifier les signatures Ed25519.',
        text: 'Utilisez un navigateur récent, ou les quelques lignes de Node ou de Python de la documentation.',
      },
      unreachable: {
        title: 'Nos clés publiques n’ont pas pu être chargées.',
        text: 'Vérifiez votre connexion, puis réessayez.',
      },
    },
    said: {
      issuer: 'Signée par',
      call: 'Appel',
      operation: 'Opération',
      received: 'Reçu',
      hashes: 'SHA-256 de ce qui a été reçu',
      destroyed: 'Dernière copie détruite',
      by: 'Par le processus serveur',
      unknown: 'inconnu\u00a0: le processus qui l’a reçu a été interrompu',
    },
  },
});
