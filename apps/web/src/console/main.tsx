// The operators' console: a page and a bundle of its own, which no public page links to.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { browserLanguageChoice } from '../language/language-choice.ts';
import { LanguageProvider } from '../language/language-context.tsx';
import { noteHand } from '../paper/note-hand.ts';
import '../paper/paper.css';
import { Console } from './console.tsx';

noteHand();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <LanguageProvider choice={browserLanguageChoice()}>
      <Console />
    </LanguageProvider>
  </StrictMode>,
);
