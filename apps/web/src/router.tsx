import type { RouteObject } from 'react-router';
import { addresses, type ScreenId } from '../addresses.ts';
import { NotFound } from './site/not-found/not-found.tsx';
import { PageError } from './site/page-error/page-error.tsx';
import { SiteLayout } from './site/site-layout.tsx';

type LoadScreen = () => Promise<{ Component: () => React.ReactNode }>;

/** Each screen's code is loaded when somebody goes there. */
const screens: Record<ScreenId, LoadScreen> = {
  landing: async () => ({ Component: (await import('./site/landing/landing.tsx')).Landing }),
};

const screenIds = Object.keys(screens) as ScreenId[];

export const routes: RouteObject[] = [
  {
    Component: SiteLayout,
    children: [
      {
        ErrorBoundary: PageError,
        children: [
          ...screenIds.map((id) => ({ path: addresses[id], lazy: screens[id] })),
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
];
