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
        `By creating an account you enter into a contract with ${companyName} about the use of Pagesmith: an HTTP API, and a dashboard, for work on PDF documents. If you create an account for a company, you confirm that you are authorised to do so. The data processing agreement is part of the contract; we note which version of these terms you accepted, and when.`,
      ],
    },
    {
      title: 'Your account and your keys',
      blocks: [
        'Give a working e-mail address, keep your password and API keys secret, and delete any key that others may have seen: what is done with a key counts as done by you. One free plan per person or company.',
      ],
    },
    {
      title: 'Your documents',
      blocks: [
        'They remain yours. Send only documents that you are allowed to send. You give us no rights in them except to do what you ask, for as long as that takes.',
      ],
    },
    {
      title: 'What is not allowed',
      blocks: [
        [
          'using the service to break the law or infringe the rights of others;',
          'attacking the service, looking for other customers’ data, or getting around limits and prices;',
          'sending files designed to harm those who open them.',
        ],
        'We may block an account that does any of this; where possible, we will warn you first.',
      ],
    },
    {
      title: 'Plans, allowances and fees',
      blocks: [
        `The plans, their monthly calls, rates, sizes and fees are those of the price list on our home page. A call counts when it succeeds; a failed one costs nothing. On ${plans.starter.name}, calls stop when the allowance is used up; on paid plans each additional call is charged at the plan’s price, up to the spend cap you set.`,
        `Prices are shown in dollars for comparison and are charged in euros. A plan paid by the year costs ${annualSavingsPercent}% less. Payment is due in advance, usage fees afterwards. If a payment fails, the plan continues for ${policy.pastDueGraceDays} days; after that the limits of ${plans.starter.name} apply until it is paid. Nothing is deleted because of it.`,
      ],
    },
    {
      title: 'Change, end and refunds',
      blocks: [
        'You can change or end a plan at any time. A larger plan applies at once; a smaller one, and the end of a plan, take effect at the end of the paid period. There are no refunds for partial periods.',
        `To end the contract, close the account in the account menu of the dashboard, where you can also export your data first. Its keys stop at once and a paid plan is cancelled. Your data is deleted within ${policy.dataDeletionDaysAfterTermination} days, and from backups within ${policy.backupDeletionDays} days; for the first ${policy.closedAccountDays} days ${supportEmail} can bring the account back.`,
        'We may end the contract with a month’s notice, and will refund what was paid for the time after it.',
      ],
    },
    {
      title: 'Availability and support',
      blocks: [
        `We work to keep the service available, and answer messages within ${contactReplyHours} hours. The service level agreement is part of ${plans.enterprise.name}; the other plans have none.`,
      ],
    },
    {
      title: 'Liability',
      blocks: [
        `We are liable without limit for intent and gross negligence, for injury to life, body or health, and where the law does not allow a limit. Otherwise our liability is capped at the fees you paid in the previous ${policy.liabilityMonthsOfFees} months. Keep your originals: the service is not an archive.`,
      ],
    },
    {
      title: 'Changes and law',
      blocks: [
        `We announce changes to these terms by e-mail ${policy.changeNoticeDays} days ahead, and keep every earlier version readable; if you do not agree, you can leave before they take effect. If one clause is void, the others stand. The law of the place where we are established applies; consumers keep the protection of the law of their own country.`,
      ],
    },
  ],
});
