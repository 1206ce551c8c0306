import type { RouteObject } from 'react-router';
import { addresses, type ScreenId } from '../addresses.ts';
import { earlierLegalPages } from './legal/legal-addresses.ts';
import { NotFound } from './site/not-found/not-found.tsx';
import { PageError } from './site/page-error/page-error.tsx';
import { SiteLayout } from './site/site-layout.tsx';

type LoadScreen = () => Promise<{ Component: () => React.ReactNode }>;

/** Each screen's code is loaded when somebody goes there. */
const screens: Record<ScreenId, LoadScreen> = {
  landing: async () => ({ Component: (await import('./site/landing/landing.tsx')).Landing }),
  documentation: async () => ({
    Component: (await import('./documentation/documentation.tsx')).Documentation,
  }),
  contact: async () => ({ Component: (await import('./contact/contact.tsx')).Contact }),
  privacy: async () => ({ Component: (await import('./legal/privacy/privacy.tsx')).Privacy }),
  terms: async () => ({ Component: (await import('./legal/terms/terms.tsx')).Terms }),
  'data-processing': async () => ({
    Component: (await import('./legal/data-processing/data-processing.tsx')).DataProcessing,
  }),
  'service-level': async () => ({
    Component: (await import('./legal/service-level/service-level.tsx')).ServiceLevel,
  }),
  status: async () => ({ Component: (await import('./status/status.tsx')).Status }),
  cookies: async () => ({ Component: (await import('./legal/cookies/cookies.tsx')).Cookies }),
  security: async () => ({ Component: (await import('./legal/security/security.tsx')).Security }),
  proof: async () => ({ Component: (await import('./site/proof/proof.tsx')).Proof }),
  login: async () => ({ Component: (await import('./login/login.tsx')).Login }),
  recovery: async () => ({ Component: (await import('./login/recovery/recovery.tsx')).Recovery }),
  verification: async () => ({
    Component: (await import('./login/verification/verification.tsx')).Verification,
  }),
  dashboard: async () => ({ Component: (await import('./dashboard/dashboard.tsx')).Dashboard }),
};

const earlierVersion: LoadScreen = async () => ({
  Component: (await import('./legal/earlier-version.tsx')).EarlierVersion,
});

const operationPage: LoadScreen = async () => ({
  Component: (await import('./documentation/operation-page/operation-page.tsx')).OperationPage,
});

const changelog: LoadScreen = async () => ({
  Component: (await import('./documentation/changelog/changelog.tsx')).Changelog,
});

/** All but the dashboard, which has a header and a footer of its own. */
const siteScreenIds = (Object.keys(screens) as ScreenId[]).filter((id) => id !== 'dashboard');

export const routes: RouteObject[] = [
  {
    Component: SiteLayout,
    children: [
      {
        ErrorBoundary: PageError,
        children: [
          ...siteScreenIds.map((id) => ({ path: addresses[id], lazy: screens[id] })),
          ...earlierLegalPages.map(({ address }) => ({ path: address, lazy: earlierVersion })),
          { path: `${addresses.documentation}/changelog`, lazy: changelog },
          { path: `${addresses.documentation}/:operation`, lazy: operationPage },
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
  { path: addresses.dashboard, lazy: screens.dashboard, ErrorBoundary: PageError },
];
