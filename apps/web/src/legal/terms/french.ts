import { annualSavingsPercent, contactReplyHours, plans, policy } from '@pagesmith/catalog';
import type { Operator } from '../../site/operator/operator.tsx';
import type { LegalText } from '../legal-text.ts';

export const termsInFrench = ({ companyName, supportEmail }: Operator): LegalText => ({
  title: 'Conditions',
  description:
    'Les conditions de Pagesmith\u00a0: utilisation, formules, paiement, responsabilité, et comment partir.',
  lead: 'Ce que nous vous devons, ce que vous nous devez, et comment chacun peut y mettre fin. Écrit pour être lu.',
  sections: [
    {
      title: 'Le contrat',
      blocks: [
        `En créant un compte, vous concluez avec ${companyName} un contrat portant sur l’utilisation de Pagesmith\u00a0: une API HTTP et un tableau de bord pour travailler sur des documents PDF. La personne qui crée un compte pour une entreprise confirme y être habilitée. L’accord de sous-traitance des données fait partie du contrat\u00a0; nous notons quelle version de ces conditions vous avez acceptée, et quand.`,
      ],
    },
    {
      title: 'Votre compte et vos clés',
      blocks: [
        'Donnez une adresse e-mail valide, gardez secrets le mot de passe et les clés API, et supprimez une clé que d’autres ont pu voir\u00a0: ce qui est fait avec une clé est réputé fait par vous. Une formule gratuite par personne ou par entreprise.',
      ],
    },
    {
      title: 'Vos documents',
      blocks: [
        'Ils restent les vôtres. Vous n’envoyez que des documents que vous avez le droit d’envoyer, et ne nous donnez sur eux aucun droit, sinon celui de faire ce que vous demandez, le temps nécessaire.',
      ],
    },
    {
      title: 'Ce qui n’est pas permis',
      blocks: [
        [
          'enfreindre la loi ou les droits d’autrui au moyen du service\u00a0;',
          'attaquer le service, chercher les données d’autres clients, contourner les limites et les prix\u00a0;',
          'envoyer des fichiers conçus pour nuire à ceux qui les ouvrent.',
        ],
        'Nous pouvons bloquer un compte qui agit ainsi\u00a0; si la situation le permet, nous prévenons d’abord.',
      ],
    },
    {
      title: 'Formules, quotas et frais',
      blocks: [
        `Les formules, leurs appels mensuels, débits, tailles et frais sont ceux des tarifs de notre page d’accueil. Un appel compte quand il réussit\u00a0; un appel en échec ne coûte rien. Avec ${plans.starter.name}, les appels s’arrêtent avec le quota\u00a0; avec les formules payantes, chaque appel supplémentaire est facturé au prix de la formule, jusqu’au plafond de dépense que vous fixez.`,
        `Les prix sont affichés en dollars pour comparaison et débités en euros. Payée à l’année, une formule coûte ${annualSavingsPercent}\u00a0% de moins. Le paiement est dû d’avance, les frais d’utilisation ensuite. Si un paiement échoue, la formule continue pendant ${policy.pastDueGraceDays}\u00a0jours\u00a0; ensuite, les limites de ${plans.starter.name} s’appliquent jusqu’au paiement. Rien n’est supprimé pour autant.`,
      ],
    },
    {
      title: 'Changement, résiliation et remboursement',
      blocks: [
        'Vous pouvez changer de formule ou y mettre fin à tout moment. Une formule supérieure s’applique aussitôt\u00a0; une formule inférieure, comme la résiliation, prend effet à la fin de la période payée. Les périodes entamées ne sont pas remboursées.',
        `Pour mettre fin au contrat, clôturez le compte depuis le menu du compte, dans le tableau de bord, où vous pouvez aussi exporter d’abord vos données. Ses clés cessent aussitôt de fonctionner et une formule payante est résiliée. Vos données sont supprimées dans les ${policy.dataDeletionDaysAfterTermination}\u00a0jours, et des sauvegardes dans les ${policy.backupDeletionDays}\u00a0jours\u00a0; pendant les ${policy.closedAccountDays} premiers jours, ${supportEmail} peut rétablir le compte.`,
        'Nous pouvons mettre fin au contrat avec un préavis d’un mois, en remboursant ce qui a été payé pour la suite.',
      ],
    },
    {
      title: 'Disponibilité et assistance',
      blocks: [
        `Nous veillons à la disponibilité du service et répondons aux messages sous ${contactReplyHours}\u00a0heures. L’engagement de service fait partie de ${plans.enterprise.name}\u00a0; les autres formules n’en comportent pas.`,
      ],
    },
    {
      title: 'Responsabilité',
      blocks: [
        `Notre responsabilité est illimitée en cas de dol ou de faute lourde, d’atteinte à la vie, au corps ou à la santé, et là où la loi n’admet pas de limite. Pour le reste, elle est plafonnée aux sommes que vous avez payées au cours des ${policy.liabilityMonthsOfFees}\u00a0mois précédents. Gardez vos originaux\u00a0: le service n’est pas une archive.`,
      ],
    },
    {
      title: 'Modifications et droit applicable',
      blocks: [
        `Nous annonçons les modifications de ces conditions par e-mail ${policy.changeNoticeDays}\u00a0jours à l’avance, et chaque version antérieure reste consultable\u00a0; qui ne les accepte pas peut partir avant leur application. Si une clause est nulle, les autres demeurent. Le droit de notre siège s’applique\u00a0; les consommateurs gardent la protection du droit de leur pays.`,
      ],
    },
  ],
});
