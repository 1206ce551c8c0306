import type { Words } from '@pagesmith/kernel';

interface Release {
  readonly date: string;
  readonly changes: readonly Words[];
}

/** What a customer would notice, the newest first; CHANGELOG.md has every change. */
export const releases: readonly Release[] = [
  {
    date: '2026-11-16',
    changes: [
      {
        en: 'Every operation has a page of its own, every page is there as Markdown, and every error says its cause and its remedy.',
        fr: 'Chaque opération a sa propre page, chaque page existe en Markdown, et chaque erreur indique sa cause et son remède.',
      },
      {
        en: 'Rows of the logs open, are filtered by key and operation, and go back page by page.',
        fr: 'Les lignes des journaux s’ouvrent, se filtrent par clé et par opération, et se parcourent page par page.',
      },
      {
        en: 'The overview tells the success rate, the time of calls, the latest failures and when the allowance will be used up.',
        fr: 'L’aperçu indique le taux de réussite, la durée des appels, les derniers échecs et la date d’épuisement du quota.',
      },
      {
        en: 'The deletion of an API key can be undone.',
        fr: 'La suppression d’une clé API peut être annulée.',
      },
      {
        en: 'Light, dark or as the system has it: chosen in the account.',
        fr: 'Clair, sombre ou comme le système\u00a0: le choix se fait dans le compte.',
      },
    ],
  },
  {
    date: '2026-11-15',
    changes: [
      {
        en: 'Ten operations by HTTP, with jobs, webhooks, idempotency keys and reports.',
        fr: 'Dix opérations par HTTP, avec tâches, webhooks, clés d’idempotence et rapports.',
      },
      {
        en: 'The GDPR service, with a signed proof of deletion for each call.',
        fr: 'Le service RGPD, avec une preuve de suppression signée pour chaque appel.',
      },
      {
        en: 'The conversion to Word reads scanned pages with ?ocr=eng or ?ocr=fra.',
        fr: 'La conversion vers Word lit les pages numérisées avec ?ocr=eng ou ?ocr=fra.',
      },
    ],
  },
];
