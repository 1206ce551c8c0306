import { policy, webhooks } from '@pagesmith/catalog';
import type { Operator } from '../../site/operator/operator.tsx';
import type { LegalText } from '../legal-text.ts';
import { retentionHoursMax, retentionMinutesMin, retentionOfPlans } from '../retention.ts';

const heldOfAccount = [
  'votre nom et votre adresse e-mail, et une empreinte de votre mot de passe (argon2id)\u00a0: nous ne connaissons jamais le mot de passe lui-même\u00a0;',
  'si vous les ajoutez\u00a0: le secret de votre application d’authentification, chiffré, les empreintes de vos codes de récupération, ainsi que les noms et les clés publiques de vos clés d’accès\u00a0;',
  `vos sessions\u00a0: une empreinte du secret, l’adresse réseau et le navigateur d’où elles ont été ouvertes, pendant ${policy.sessionDays}\u00a0jours au plus\u00a0;`,
  `un journal de sécurité des connexions, échecs compris, et des changements apportés à votre compte et à ses clés, avec l’adresse réseau et le navigateur, pendant ${policy.securityLogDays}\u00a0jours\u00a0; et une empreinte du cookie d’appareil de chaque navigateur qui s’est connecté, pendant ${policy.deviceCookieDays}\u00a0jours après sa dernière connexion\u00a0;`,
  'vos clés API\u00a0: leurs noms, leurs réglages et leur utilisation, avec l’adresse réseau et le client du dernier appel, et les clés elles-mêmes, chiffrées, ou la seule empreinte de celles qui ne sont affichées qu’une fois\u00a0;',
  'votre formule, ses limites, ce qui a été consommé et facturé\u00a0;',
  `pour chaque appel\u00a0: heure, opération, méthode, statut, durée, taille de ce qui a été envoyé, crédits consommés, nom de la clé et, pour un appel en échec, son code et son message\u00a0; pour les appels refusés au-delà de ${policy.refusedRowsPerMinute} par minute, leur nombre\u00a0;`,
  'pour chaque tâche\u00a0: opération, état, heures, taille, crédits et, si elle a échoué, la raison\u00a0;',
  'les Idempotency-Keys que vous envoyez, avec une empreinte de la requête, pour reconnaître une nouvelle tentative\u00a0;',
  'quelle version des conditions et de cette page vous avez acceptée, et quand\u00a0;',
  `avec le service RGPD, pour chaque appel une preuve de suppression signée\u00a0: l’heure et l’opération, et le SHA-256 de chaque fichier, qui ne permet pas de le reconstituer, pendant ${policy.deletionProofDays}\u00a0jours\u00a0; le journal ne contient alors ni taille ni message avec du contenu\u00a0;`,
  'les pipelines que vous enregistrez, avec les textes que vous inscrivez dans leurs étapes, jusqu’à ce que vous les supprimiez\u00a0;',
  `les adresses de vos webhooks, leurs secrets, chiffrés, et pendant ${webhooks.deliveriesKeptDays}\u00a0jours ce qui leur a été envoyé et le début de ce qu’ils ont répondu\u00a0;`,
  `vos tickets\u00a0: ce que vous nous écrivez et ce que nous répondons, avec votre nom et votre adresse e-mail, et l’identifiant de requête d’un appel si vous en citez un. Ceux que vous écrivez en étant connecté appartiennent à votre compte, figurent dans son export et sont supprimés avec lui\u00a0; tous les autres sont supprimés ${policy.strangersTicketDays}\u00a0jours après le dernier message.`,
];

const heldOfEverybody = [
  `les adresses réseau, dans les compteurs qui freinent les essais répétés et les afflux de requêtes\u00a0: ${policy.throttleHours}\u00a0heures au plus\u00a0;`,
  `les tickets envoyés sans être connecté\u00a0: ${policy.strangersTicketDays}\u00a0jours après le dernier message\u00a0;`,
  'les e-mails en attente d’envoi\u00a0: chiffrés, et supprimés une fois envoyés.',
];

const durations = ({ logRetentionDays }: Operator): readonly string[] => [
  'compte, clés, formule, consommation et facturation\u00a0: tant que le compte existe\u00a0;',
  `le journal des appels\u00a0: ${logRetentionDays}\u00a0jours\u00a0;`,
  `les tâches\u00a0: ${policy.jobDays}\u00a0jours après leur fin\u00a0; leurs fichiers, les résultats conservés et les rapports\u00a0: la durée de votre formule, indiquée plus haut\u00a0;`,
  `les fichiers envoyés\u00a0: la durée de votre formule, ou ${policy.templateDays}\u00a0jours par choix\u00a0;`,
  `les Idempotency-Keys\u00a0: ${policy.idempotencyKeyHours}\u00a0heures\u00a0;`,
  'sessions, journal de sécurité, appareils, envois des webhooks et ce que nous détenons sur toute personne\u00a0: les durées indiquées plus haut\u00a0;',
  `après la fin du contrat\u00a0: suppression dans les ${policy.dataDeletionDaysAfterTermination}\u00a0jours\u00a0;`,
  `dans les sauvegardes\u00a0: disparition dans les ${policy.backupDeletionDays}\u00a0jours.`,
];

const ofDocuments: readonly string[] = [
  'Un fichier que vous envoyez est écrit dans un dossier de travail le temps de l’appel, traité par un processus séparé qui n’atteint aucun autre fichier, puis supprimé à la fin de l’appel, réussi ou non. Son contenu n’est lu par personne, n’est pas analysé et n’entraîne aucun modèle.',
  'Un appel fait avec async=true se poursuit après sa réponse\u00a0: ses fichiers attendent, chiffrés, d’être traités, puis sont supprimés de même.',
  `Un résultat n’est gardé que si vous le demandez, par une Idempotency-Key ou par async=true, pour que vous puissiez le récupérer\u00a0: ${retentionOfPlans}. Avec Enterprise, vous choisissez vous-même une autre durée, de ${retentionMinutesMin}\u00a0minutes à ${retentionHoursMax}\u00a0heures. Si une opération a renommé ou retiré un élément, le rapport qui le dit, et qui peut citer des noms du document, est conservé chiffré pendant le même temps, puis supprimé.`,
  'Le journal d’un appel en échec peut citer la requête, par exemple un nom de champ.',
  `Un fichier que vous envoyez à POST /files est conservé, chiffré avec une clé qui lui est propre et qui disparaît avec lui, parce que vous l’avez demandé\u00a0: pendant la même durée, ou ${policy.templateDays}\u00a0jours si vous le choisissez, et au plus tard jusqu’à ce que vous le supprimiez. Un résultat que vous demandez sous forme de lien est conservé aussi longtemps que les autres résultats, et toute personne qui a le lien peut le récupérer. Si vous indiquez une adresse où nous récupérons un fichier, ou à laquelle nous livrons un résultat, son exploitant a connaissance de notre requête et reçoit ce que vous y avez fait livrer.`,
  'Avec le service RGPD (inclus dans Enterprise, en option avec Premium et Pro), les fichiers et les résultats ne sont stockés que chiffrés, pour un appel que vous attendez avec une clé qui n’existe qu’en mémoire\u00a0; les résultats sont supprimés dès leur livraison\u00a0; aucun rapport d’avertissements n’est conservé\u00a0; le journal, appels antérieurs compris, ne garde aucun détail du document\u00a0; et chaque appel se termine par une preuve de suppression signée.',
];

export const privacyInFrench = (operator: Operator): LegalText => {
  const { companyName, supportEmail, hostingFr, subProcessorsFr } = operator;
  return {
    title: 'Confidentialité et RGPD',
    description:
      'Quelles données personnelles Pagesmith détient, pourquoi, combien de temps, qui les voit, et comment partir.',
    lead: 'Nous détenons ce qu’il faut pour faire fonctionner et facturer le service, et rien d’autre. Vos documents passent\u00a0; ils ne restent pas.',
    sections: [
      {
        title: 'Qui est responsable',
        blocks: [
          `${companyName} exploite ce service et est responsable du traitement des données de votre compte. Pour le contenu des documents que vous envoyez, vous êtes le responsable et nous sommes votre sous-traitant. Pour toute question sur cette page, écrivez à ${supportEmail}.`,
        ],
      },
      {
        title: 'Ce que nous détenons sur votre compte',
        blocks: [
          heldOfAccount,
          'Nous nous en servons pour faire fonctionner le service, le facturer, vous répondre et le protéger (exécution du contrat, et intérêt légitime à la sécurité). Nous ne vendons rien, ne profilons personne et n’envoyons aucune publicité.',
        ],
      },
      {
        title: 'Ce que nous détenons sur toute personne qui vient ici',
        blocks: [
          heldOfEverybody,
          'Les journaux du serveur indiquent le chemin d’une requête et la réponse donnée. Ils ne contiennent ni adresse réseau, ni en-tête, ni corps, ni chaîne de requête.',
        ],
      },
      {
        title: 'Ce que deviennent vos documents',
        blocks: ofDocuments,
      },
      {
        title: 'Qui peut les voir',
        blocks: [
          'Vous seul voyez les données de votre compte\u00a0: le serveur vérifie chaque requête par rapport au compte qui l’envoie. De notre côté, les personnes qui exploitent et assistent le service peuvent accéder à la base de données quand leur travail l’exige.',
          'Les paiements sont traités par le prestataire de paiement, qui reçoit votre adresse e-mail\u00a0; les données de carte ne nous parviennent jamais. Nos pages n’adressent aucune requête à un tiers.',
          hostingFr,
          subProcessorsFr,
        ],
      },
      {
        title: 'Combien de temps',
        blocks: [
          durations(operator),
          'Ce que le droit fiscal nous impose de garder, comme les factures, l’est pour la durée qu’il fixe.',
        ],
      },
      {
        title: 'Vos droits, quelle que soit la formule',
        blocks: [
          `Le règlement général sur la protection des données vous permet de demander l’accès, la rectification, l’effacement, la limitation et une copie de vos données, et de vous opposer à leur utilisation. Le menu du compte, dans le tableau de bord, offre la copie (exporter vos données) et l’effacement (clôturer le compte)\u00a0; pour le reste, écrivez à ${supportEmail} depuis l’adresse de votre compte. Vous pouvez aussi saisir l’autorité de contrôle de votre pays.`,
        ],
      },
      {
        title: 'En cas d’incident',
        blocks: [
          `Si des données personnelles étaient exposées, nous préviendrions les clients concernés et l’autorité dans les ${policy.breachNoticeHours}\u00a0heures après en avoir eu connaissance.`,
        ],
      },
    ],
  };
};
