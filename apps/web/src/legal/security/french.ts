import { policy } from '@pagesmith/catalog';
import type { Operator } from '../../site/operator/operator.tsx';
import type { LegalText } from '../legal-text.ts';
import { retentionHoursMax, retentionOfPlans } from '../retention.ts';

export const securityInFrench = ({ supportEmail }: Operator): LegalText => ({
  title: 'Sécurité',
  description: 'Comment Pagesmith protège les documents, les clés et les comptes.',
  lead: 'Ce que fait le logiciel pour protéger vos documents et votre compte. Pas de labels, seulement son fonctionnement.',
  sections: [
    {
      title: 'Les documents sont traités à l’écart',
      blocks: [
        'Le serveur lui-même n’ouvre jamais un PDF. Des processus séparés s’en chargent. Ils ne détiennent aucun secret à nous, tout au plus la clé du seul appel qu’ils traitent\u00a0; chacun n’atteint que son propre dossier, où se trouvent les fichiers d’un seul appel pendant son traitement, et n’a ni réseau, ni accès aux autres processus, ni débogueur. Un processus traite de nombreux appels, l’un après l’autre, et son dossier est vidé entre deux. Un fichier qui prend trop de temps ou de mémoire met fin à son processus, aussitôt remplacé\u00a0; aucun autre client ne le remarque.',
        'L’environnement d’exécution l’impose sur chaque installation. Là où le système d’exploitation le permet, chaque processus tourne en outre dans des espaces de noms et sous un utilisateur qui lui sont propres, si bien que même une faille de cet environnement ne mènerait nulle part\u00a0; le serveur indique à son démarrage lesquelles de ces protections sont en place.',
      ],
    },
    {
      title: 'Les documents ne restent pas',
      blocks: [
        `Ce que vous envoyez est supprimé à la fin de l’appel. Les fichiers d’un appel fait avec async=true attendent chiffrés, sous une clé propre à cet appel, supprimée avec eux. Un résultat n’est gardé que si vous le demandez, par une Idempotency-Key ou par async=true, chiffré de la même façon, et alors pendant\u00a0: ${retentionOfPlans}\u00a0; avec Enterprise, aussi longtemps que vous le choisissez, jusqu’à ${retentionHoursMax}\u00a0heures. Le rapport de ce qui a changé dans un document, qui peut nommer ses champs, est conservé chiffré pendant le même temps.`,
        `Les fichiers que vous envoyez à POST /files, pour les utiliser dans plusieurs appels, sont conservés chiffrés de la même façon\u00a0: pendant le même temps, ou ${policy.templateDays}\u00a0jours si vous le choisissez, jusqu’à ce que vous les supprimiez. Un lien vers un résultat ne peut être deviné et expire avec le résultat. Les fichiers sont récupérés, et les résultats livrés, sur des machines de l’internet public uniquement, à l’adresse qui a été vérifiée, et jamais avec votre clé.`,
        'Avec le service RGPD, un fichier n’est jamais stocké en clair\u00a0: le processus qui le traite l’ouvre en mémoire et chiffre le résultat avant de l’écrire. Pour un appel que vous attendez, la clé n’existe qu’en mémoire. Quand tout est supprimé, le serveur en signe une preuve (Ed25519), que chacun peut vérifier avec nos clés publiques.',
      ],
    },
    {
      title: 'Clés et mots de passe',
      blocks: [
        [
          'les mots de passe sont conservés sous forme d’empreintes argon2id, et les plus courants sont refusés\u00a0; les tentatives erronées ralentissent leur auteur, mais pas le titulaire, qui peut toujours se connecter depuis un navigateur déjà utilisé\u00a0;',
          'lorsque l’envoi d’e-mails est configuré, une adresse est confirmée par un lien avant qu’une clé API puisse être créée ou que l’adresse en remplace une autre\u00a0; les changements de mot de passe et d’adresse, les nouvelles clés, l’ajout ou le retrait d’une clé d’accès ou d’un second facteur et les connexions depuis un nouveau navigateur sont annoncés par e-mail\u00a0;',
          'chaque compte peut avoir un second facteur (une application d’authentification, avec des codes de récupération) et des clés d’accès\u00a0;',
          `connexions, changements, clés et exports figurent dans le journal de sécurité du compte pendant ${policy.securityLogDays}\u00a0jours\u00a0;`,
          'les clés API sont chiffrées dans la base et retrouvées par une empreinte à clé, ou, si vous ne les faites afficher qu’une fois, conservées sous la seule forme d’une empreinte\u00a0; elles peuvent être limitées à des opérations, à des adresses et dans le temps\u00a0; les tentatives de les deviner sont bloquées\u00a0;',
          `une session est un secret aléatoire dont seule l’empreinte est conservée\u00a0; elle prend fin après ${policy.sessionDays}\u00a0jours, et son cookie n’est pas lisible par les scripts.`,
        ],
      ],
    },
    {
      title: 'Pages et transport',
      blocks: [
        'En HTTPS, le navigateur reçoit la consigne de ne rien utiliser d’autre pour ce site. Les pages n’exécutent aucun script venu d’ailleurs ni aucun script en ligne, ne peuvent être affichées dans le cadre d’un autre site et ne chargent rien depuis des tiers.',
      ],
    },
    {
      title: 'Des clients séparés',
      blocks: [
        'Chaque requête est vérifiée par rapport au compte qui l’envoie, quoi qu’elle contienne\u00a0: personne ne peut lire, modifier ou supprimer les clés, les journaux ou la formule d’un autre client. Les journaux du serveur ne contiennent ni en-tête, ni corps, ni paramètre de requête.',
      ],
    },
    {
      title: 'Ceux qui exploitent le service',
      blocks: [
        'Nos collaborateurs ont des comptes d’une nature à part, jamais un compte client doté de droits supplémentaires. Ils se connectent avec une clé d’accès, ou avec un mot de passe et un second facteur, et leur rôle limite ce qu’ils peuvent voir et faire. Toute modification touchant à l’argent ou aux accès demande une nouvelle confirmation de la même manière. Chaque modification qu’ils apportent à un compte est consignée, avec l’auteur, l’action et le motif, dans un journal que personne ne peut modifier sans que cela se voie. Pour répondre à un ticket, ils peuvent lire quelque temps le tableau de bord du client, sans rien modifier et sans voir ni document ni clé\u00a0; le client en est averti aussitôt et peut y mettre fin. Aucun de leurs écrans n’affiche de document.',
      ],
    },
    {
      title: 'Sauvegardes et incidents',
      blocks: [
        `Les données supprimées quittent les sauvegardes dans les ${policy.backupDeletionDays}\u00a0jours. Si des données personnelles étaient exposées, nous préviendrions les intéressés dans les ${policy.breachNoticeHours}\u00a0heures après en avoir eu connaissance.`,
      ],
    },
    {
      title: 'Vous avez trouvé une faille\u00a0?',
      blocks: [
        `Écrivez à ${supportEmail} avant d’en parler à d’autres, sans toucher aux données d’autres clients. Nous vous répondrons, corrigerons la faille et vous citerons si vous le souhaitez.`,
      ],
    },
  ],
});
