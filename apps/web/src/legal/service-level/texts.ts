import { plans, serviceLevel } from '@pagesmith/catalog';
import type { LegalPageTexts } from '../legal-text.ts';

const { availabilityPercent, probeSeconds, shownDays, waitMinutesMax, claimDays } = serviceLevel;
const { maintenanceNoticeHours, maintenanceMinutesMax, credits } = serviceLevel;
const { name } = plans.enterprise;
const french = (value: number) => new Intl.NumberFormat('fr-FR').format(value);

export const serviceLevelTexts: LegalPageTexts = {
  en: ({ companyName, supportEmail }) => ({
    title: 'Service level agreement',
    description: `The availability that ${name} customers of Pagesmith are promised, how it is measured, and what they get when it is missed.`,
    lead: `For ${name} customers: ${availabilityPercent}% availability in every calendar month, measured by probes whose results everybody can read.`,
    sections: [
      {
        title: 'What is promised',
        blocks: [
          `${companyName} keeps the API and the processing of jobs available for ${availabilityPercent}% of each calendar month (UTC), for every account on ${name}. The status page shows the same measurement for the dashboard, webhooks and mail, which are not part of the promise.`,
        ],
      },
      {
        title: 'How it is measured',
        blocks: [
          `Every component is probed every ${probeSeconds} seconds. The API is up when the service’s own health check answers that database, disk and engines work; jobs are up when the API is and no job has waited for more than ${waitMinutesMax} minutes while none is being worked on.`,
          `Availability is the share of probed minutes in which a component was up. A minute without a probe is shown as not measured and counts as neither; if more than one per cent of a month was not measured, your own records of failed calls count for that time. The status page keeps ${shownDays} days.`,
        ],
      },
      {
        title: 'What does not count',
        blocks: [
          [
            `planned work, up to ${maintenanceMinutesMax} minutes a month, announced on the status page ${maintenanceNoticeHours} hours ahead;`,
            'calls that are refused for a reason of their own: a rate, a quota, a file that cannot be processed;',
            'failures of your own network or of the internet between us.',
          ],
        ],
      },
      {
        title: 'Credits',
        blocks: [
          'If the promise is missed in a month, you get back a share of that month’s price of the plan:',
          credits.map(
            ({ belowPercent, creditPercent }) => `below ${belowPercent}%: ${creditPercent}% of the price`,
          ),
          `Write to ${supportEmail} within ${claimDays} days after the end of the month. The credit is deducted from your next invoice, and paid out if there is none. Your right to end the contract and the liability of the terms remain.`,
        ],
      },
    ],
  }),
  fr: ({ companyName, supportEmail }) => ({
    title: 'Engagement de service',
    description: `La disponibilité promise aux clients ${name} de Pagesmith, sa mesure, et ce qu’ils reçoivent si elle n’est pas tenue.`,
    lead: `Pour les clients ${name}\u00a0: ${french(availabilityPercent)}\u00a0% de disponibilité chaque mois civil, mesurée par des sondes dont chacun peut lire les résultats.`,
    sections: [
      {
        title: 'Ce qui est promis',
        blocks: [
          `${companyName} assure la disponibilité de l’API et du traitement des tâches pendant ${french(availabilityPercent)}\u00a0% de chaque mois civil (UTC), pour tout compte ${name}. La page d’état donne la même mesure pour le tableau de bord, les webhooks et les e-mails, qui ne font pas partie de l’engagement.`,
        ],
      },
      {
        title: 'Comment elle est mesurée',
        blocks: [
          `Chaque composant est sondé toutes les ${probeSeconds}\u00a0secondes. L’API est disponible quand le contrôle du service répond que la base de données, le disque et les moteurs fonctionnent\u00a0; les tâches le sont quand l’API l’est et qu’aucune n’attend depuis plus de ${waitMinutesMax}\u00a0minutes sans qu’une autre soit en cours.`,
          `La disponibilité est la part des minutes sondées où le composant fonctionnait. Une minute sans sonde est indiquée comme non mesurée et ne compte ni dans un sens ni dans l’autre\u00a0; si plus d’un pour cent d’un mois n’a pas été mesuré, vos propres relevés d’appels en échec font foi pour ce temps. La page d’état garde ${shownDays}\u00a0jours.`,
        ],
      },
      {
        title: 'Ce qui ne compte pas',
        blocks: [
          [
            `les travaux prévus, jusqu’à ${maintenanceMinutesMax}\u00a0minutes par mois, annoncés sur la page d’état ${maintenanceNoticeHours}\u00a0heures à l’avance\u00a0;`,
            'les appels refusés pour une raison qui leur est propre\u00a0: débit, quota, fichier impossible à traiter\u00a0;',
            'les pannes de votre propre réseau ou de l’internet entre nous.',
          ],
        ],
      },
      {
        title: 'Avoirs',
        blocks: [
          'Si l’engagement n’est pas tenu au cours d’un mois, une part du prix de la formule pour ce mois vous est rendue\u00a0:',
          credits.map(
            ({ belowPercent, creditPercent }) =>
              `moins de ${french(belowPercent)}\u00a0%\u00a0: ${creditPercent}\u00a0% du prix`,
          ),
          `Écrivez à ${supportEmail} dans les ${claimDays}\u00a0jours suivant la fin du mois. L’avoir est déduit de votre prochaine facture, ou versé s’il n’y en a pas. Votre droit de mettre fin au contrat et la responsabilité prévue aux conditions demeurent.`,
        ],
      },
    ],
  }),
};
