import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, matchRoutes, RouterProvider } from 'react-router';
import { endRemembering, repeatUse } from './early-use.ts';
import { browserLanguageChoice } from './language/language-choice.ts';
import { LanguageProvider } from './language/language-context.tsx';
import { routes } from './router.tsx';
import { OperatorProvider, operatorOfPage } from './site/operator/operator.tsx';

/** A router that has to wait for the code of its first screen scrolls to the top when it comes. */
async function loadFirstScreen(): Promise<void> {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

/** The first screen is drawn when its code is here: in one piece, and with the section its address names. */
function firstScreenLoaded(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

/** The effect of what is around everything comes last: by then the page has been taken over. */
function TakenOver({ children }: { children: ReactNode }) {
  useEffect(() => void repeatUse(), []);
  return children;
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

const isPrerendered = root.hasChildNodes();
// Code that does not arrive is asked for again by the router, which has words for it.
await loadFirstScreen().catch(() => undefined);
// A page that came drawn is where its reader has scrolled it, or where the browser has put it again: the router leaves it.
const router = createBrowserRouter(routes, isPrerendered ? { hydrationData: { loaderData: {} } } : {});
await firstScreenLoaded(router);

const page = (
  <StrictMode>
    <OperatorProvider operator={operatorOfPage()}>
      <LanguageProvider choice={browserLanguageChoice()}>
        <RouterProvider router={router} />
      </LanguageProvider>
    </OperatorProvider>
  </StrictMode>
);
// In slices: a prerendered page is read and scrolled while it is taken over.
if (isPrerendered) {
  startTransition(() => void hydrateRoot(root, <TakenOver>{page}</TakenOver>));
  endRemembering();
} else createRoot(root).render(page);
