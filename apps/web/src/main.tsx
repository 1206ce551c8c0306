import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router';
import { repeatUse } from './early-use.ts';
import { browserLanguageChoice } from './language/language-choice.ts';
import { LanguageProvider } from './language/language-context.tsx';
import { routes } from './router.tsx';
import { OperatorProvider, operatorOfPage } from './site/operator/operator.tsx';

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

const router = createBrowserRouter(routes);
await firstScreenLoaded(router);
// A section that is gone to, and a place to go back to, need the true heights of all that is above them.
const drawAll = () => root.removeAttribute('data-prerendered');
if (location.hash) drawAll();
router.subscribe(drawAll);

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
if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, <TakenOver>{page}</TakenOver>));
else createRoot(root).render(page);
