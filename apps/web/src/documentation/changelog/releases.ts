import type { Words } from '@pagesmith/kernel';

interface Release {
  readonly date: string;
  readonly changes: readonly Words[];
}

/** What a customer would notice, newest first; CHANGELOG.md has every change. */
export const releases: readonly Release[] = [
  {
    date: '2026-11-16',
    changes: [
      {
        en: 'Every operation has its own page, every page is also available as Markdown, and every error states its cause and its remedy.',
        fr: 'Chaque opération a sa propre page, chaque page existe en Markdown, et chaque erreur indique sa cause et son remède.',
      },
      {
        en: 'Log rows open to show their details, can be filtered by key and operation, and can be paged through.',
        fr: 'Les lignes des journaux s’ouvrent sur leurs détails, se filtrent par clé et par opération, et se parcourent page par page.',
      },
      {
        en: 'The overview shows the success rate, how long calls take, the latest failures and when the allowance will be used up.',
        fr: 'L’aperçu indique le taux de réussite, la durée des appels, les derniers échecs et la date d’épuisement du quota.',
      },
      {
        en: 'Deleting an API key can be undone.',
        fr: 'La suppression d’une clé API peut être annulée.',
      },
      {
        en: 'A light or dark theme, or the system’s: choose it in your account.',
        fr: 'Thème clair, sombre ou identique à celui du système\u00a0: choisissez-le dans votre compte.',
      },
    ],
  },
  {
    date: '2026-11-15',
    changes: [
      {
        en: 'Ten operations over HTTP, with jobs, webhooks, idempotency keys and reports.',
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
