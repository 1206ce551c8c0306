import { policy } from '@pagesmith/catalog';
import type { Operator } from '../../site/operator/operator.tsx';
import type { LegalText } from '../legal-text.ts';
import { retentionHoursMax, retentionOfPlans } from '../retention.ts';

export const dataProcessingInEnglish = (operator: Operator): LegalText => {
  const { companyName, supportEmail, logRetentionDays, hostingEn, subProcessorsEn } = operator;
  return {
    title: 'Data processing agreement',
    description:
      'The agreement under Article 28 of the GDPR between Pagesmith and the customers whose documents it processes.',
    lead: 'For the personal data in your documents, you decide and we carry out. This agreement, under Article 28 of the GDPR, says how.',
    sections: [
      {
        title: 'Parties and conclusion',
        blocks: [
          `This agreement is between you, the customer (controller, or processor for your own customers), and ${companyName} (processor). It is part of the terms and is concluded when you accept them by creating an account. If you need a signed copy, write to ${supportEmail}.`,
        ],
      },
      {
        title: 'What is processed',
        blocks: [
          [
            'subject and nature: the operations on PDF documents that you ask for, by API or dashboard;',
            'duration: each call, then the retention time you have; the agreement itself lasts as long as the account;',
            'data: whatever your documents contain, which we neither know nor choose;',
            'persons: whomever your documents concern.',
          ],
        ],
      },
      {
        title: 'Your instructions',
        blocks: [
          'We process documents on your instructions alone: each call is one. We use them for nothing else, and tell you if we think that an instruction breaks the law. Whoever works for us and may see such data is bound to confidentiality.',
        ],
      },
      {
        title: 'Security',
        blocks: [
          'The measures under Article 32 are those of the security page: isolated processes without network, encryption of everything that waits or is kept, keys that are deleted with what they encrypt, access by account alone. We may improve them, and will not weaken them.',
        ],
      },
      {
        title: 'Sub-processors and place',
        blocks: [
          hostingEn,
          subProcessorsEn,
          `We bind sub-processors to the same duties and answer for them. We tell you by e-mail ${policy.changeNoticeDays} days before we add or replace one; you may object, and leave before it begins. Data leaves the European Economic Area only where Chapter V of the GDPR allows it.`,
        ],
      },
      {
        title: 'Help with your own duties',
        blocks: [
          'We help you answer requests of the persons concerned, assess impacts and consult authorities, as far as the data we hold allows: the dashboard exports and deletes what your account has; for the rest, write to us.',
          `If personal data in your documents is exposed, we tell you within ${policy.breachNoticeHours} hours of learning of it, with what we know about its kind, extent, consequences and remedy.`,
        ],
      },
      {
        title: 'Deletion',
        blocks: [
          `What you send is deleted when the call ends; kept results and reports after: ${retentionOfPlans}, on Enterprise up to ${retentionHoursMax} hours as you choose; log rows after ${logRetentionDays} days. After the end of the contract everything is deleted within ${policy.dataDeletionDaysAfterTermination} days, and from backups within ${policy.backupDeletionDays} days, unless the law obliges us to keep it. You can export it first.`,
        ],
      },
      {
        title: 'Audits',
        blocks: [
          `We give you the information that shows that this agreement is kept, and allow audits by you or by an auditor bound to confidentiality: write to ${supportEmail} ${policy.changeNoticeDays} days ahead. Liability is that of the terms.`,
        ],
      },
    ],
  };
};
