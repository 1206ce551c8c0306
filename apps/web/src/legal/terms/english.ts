import { annualSavingsPercent, contactReplyHours, plans, policy } from '@pagesmith/catalog';
import type { Operator } from '../../site/operator/operator.tsx';
import type { LegalText } from '../legal-text.ts';

export const termsInEnglish = ({ companyName, supportEmail }: Operator): LegalText => ({
  title: 'Terms',
  description:
    'The terms under which Pagesmith is offered: use, plans, payment, liability, and how to leave.',
  lead: 'What we owe you, what you owe us, and how either of us can end it. Written to be read.',
  sections: [
    {
      title: 'The contract',
      blocks: [
        `By creating an account you enter into a contract with ${companyName} about the use of Pagesmith: an HTTP API, and a dashboard, for work on PDF documents. Who creates an account for a company confirms that they may.`,
      ],
    },
    {
      title: 'Your account and your keys',
      blocks: [
        'Give a working e-mail address, keep password and API keys secret, and delete a key that others may have seen: what is done with a key counts as done by you. One person or company, one free plan.',
      ],
    },
    {
      title: 'Your documents',
      blocks: [
        'They remain yours. You send only documents that you may send, and you give us no right in them but to do what you ask, for as long as it takes.',
      ],
    },
    {
      title: 'What is not allowed',
      blocks: [
        [
          'to break the law or the rights of others with it;',
          'to attack the service, to look for other customers’ data, or to get round limits and prices;',
          'to send files made to harm those who open them.',
        ],
        'We may block an account that does so; where the matter allows it, we warn first.',
      ],
    },
    {
      title: 'Plans, allowances and fees',
      blocks: [
        `The plans, their monthly calls, rates, sizes and fees are those of the price list on our home page. A call counts when it succeeds; a failed one costs nothing. On ${plans.starter.name}, calls end with the allowance; on the paid plans each further call is charged at the price of the plan, up to the spend cap you set.`,
        `Prices are shown in dollars for comparison and are charged in euros. Paid by the year, a plan costs ${annualSavingsPercent}% less. Payment is due in advance, fees of use afterwards. When a payment fails, the plan goes on for ${policy.pastDueGraceDays} days; after that the limits of ${plans.starter.name} hold until it is paid. Nothing is deleted for it.`,
      ],
    },
    {
      title: 'Change, end and refunds',
      blocks: [
        'You can change or end a plan at any time, with effect from the end of the period that is paid. There are no refunds for partial periods.',
        `To end the contract, close the account in the account menu of the dashboard, where you can also export your data first. Its keys stop at once and a paid plan is cancelled. Your data is deleted within ${policy.dataDeletionDaysAfterTermination} days, and from backups within ${policy.backupDeletionDays} days; for the first ${policy.closedAccountDays} days ${supportEmail} can bring the account back.`,
        'We may end the contract with a month’s notice, and refund what was paid for the time after it.',
      ],
    },
    {
      title: 'Availability and support',
      blocks: [
        `We work to keep the service available, and answer messages within ${contactReplyHours} hours. A service level agreement is part of ${plans.enterprise.name}; the other plans have none.`,
      ],
    },
    {
      title: 'Liability',
      blocks: [
        `We are liable without limit for intent and gross negligence, for injury to life, body or health, and where the law does not allow a limit. Otherwise our liability is capped at the fees you paid in the previous ${policy.liabilityMonthsOfFees} months. Keep your originals: the service is no archive.`,
      ],
    },
    {
      title: 'Changes and law',
      blocks: [
        'We announce changes to these terms by e-mail a month ahead; who does not agree can leave before they apply. If one clause is void, the others stand. The law of our seat applies; consumers keep the protection of the law of their own country.',
      ],
    },
  ],
});
