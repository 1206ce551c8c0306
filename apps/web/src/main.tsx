import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router';
import { browserLanguageChoice } from './language/language-choice.ts';
import { LanguageProvider } from './language/language-context.tsx';
import './paper/paper.css';
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

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

const router = createBrowserRouter(routes);
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
if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, page));
else createRoot(root).render(page);
