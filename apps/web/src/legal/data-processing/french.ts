import { policy } from '@pagesmith/catalog';
import type { Operator } from '../../site/operator/operator.tsx';
import type { LegalText } from '../legal-text.ts';
import { retentionHoursMax, retentionOfPlans } from '../retention.ts';

export const dataProcessingInFrench = (operator: Operator): LegalText => {
  const { companyName, supportEmail, logRetentionDays, hostingFr, subProcessorsFr } = operator;
  return {
    title: 'Accord de sous-traitance des données',
    description:
      'L’accord prévu à l’article 28 du RGPD entre Pagesmith et les clients dont il traite les documents.',
    lead: 'Pour les données personnelles contenues dans vos documents, vous décidez et nous exécutons. Cet accord, prévu à l’article 28 du RGPD, dit comment.',
    sections: [
      {
        title: 'Parties et conclusion',
        blocks: [
          `Cet accord lie le client (responsable du traitement, ou sous-traitant de ses propres clients) et ${companyName} (sous-traitant). Il fait partie des conditions et se trouve conclu quand vous les acceptez en créant un compte. S’il vous faut un exemplaire signé, écrivez à ${supportEmail}.`,
        ],
      },
      {
        title: 'Ce qui est traité',
        blocks: [
          [
            'objet et nature\u00a0: les opérations sur des documents PDF que vous demandez, par l’API ou le tableau de bord\u00a0;',
            'durée\u00a0: chaque appel, puis votre durée de conservation\u00a0; l’accord lui-même dure autant que le compte\u00a0;',
            'données\u00a0: ce que contiennent vos documents, que nous ne connaissons ni ne choisissons\u00a0;',
            'personnes\u00a0: celles que vos documents concernent.',
          ],
        ],
      },
      {
        title: 'Vos instructions',
        blocks: [
          'Nous traitons les documents sur vos seules instructions\u00a0: chaque appel en est une. Nous ne les utilisons à aucune autre fin, et vous prévenons si une instruction nous paraît contraire à la loi. Quiconque travaille pour nous et peut voir de telles données est tenu à la confidentialité.',
        ],
      },
      {
        title: 'Sécurité',
        blocks: [
          'Les mesures prévues à l’article 32 sont celles de la page Sécurité\u00a0: processus isolés et sans réseau, chiffrement de tout ce qui attend ou se conserve, clés supprimées avec ce qu’elles chiffrent, accès limité au compte. Nous pouvons les renforcer, et ne les affaiblirons pas.',
        ],
      },
      {
        title: 'Sous-traitants ultérieurs et lieu',
        blocks: [
          hostingFr,
          subProcessorsFr,
          `Nous imposons les mêmes obligations aux sous-traitants ultérieurs et répondons d’eux. Nous vous prévenons par e-mail ${policy.changeNoticeDays}\u00a0jours avant d’en ajouter ou d’en remplacer un\u00a0; vous pouvez vous y opposer, et partir avant qu’il ne commence. Les données ne quittent l’Espace économique européen que dans les cas permis par le chapitre\u00a0V du RGPD.`,
        ],
      },
      {
        title: 'Aide à vos propres obligations',
        blocks: [
          'Nous vous aidons à répondre aux demandes des personnes concernées, à analyser les impacts et à consulter les autorités, dans la mesure des données que nous détenons\u00a0: le tableau de bord exporte et supprime celles de votre compte\u00a0; pour le reste, écrivez-nous.',
          `Si des données personnelles de vos documents étaient exposées, nous vous en informerions dans les ${policy.breachNoticeHours}\u00a0heures après en avoir eu connaissance, avec ce que nous savons de leur nature, de l’étendue, des conséquences et des remèdes.`,
        ],
      },
      {
        title: 'Suppression',
        blocks: [
          `Ce que vous envoyez est supprimé à la fin de l’appel\u00a0; les résultats conservés et les rapports, après\u00a0: ${retentionOfPlans}, avec Enterprise selon votre choix jusqu’à ${retentionHoursMax}\u00a0heures\u00a0; les lignes du journal, après ${logRetentionDays}\u00a0jours. Après la fin du contrat, tout est supprimé dans les ${policy.dataDeletionDaysAfterTermination}\u00a0jours, et des sauvegardes dans les ${policy.backupDeletionDays}\u00a0jours, sauf obligation légale de conservation. Vous pouvez exporter vos données auparavant.`,
        ],
      },
      {
        title: 'Audits',
        blocks: [
          `Nous vous donnons les informations qui montrent que cet accord est respecté, et permettons des audits, par vous ou par un auditeur tenu à la confidentialité\u00a0: écrivez à ${supportEmail} ${policy.changeNoticeDays}\u00a0jours à l’avance. La responsabilité est celle des conditions.`,
        ],
      },
    ],
  };
};
