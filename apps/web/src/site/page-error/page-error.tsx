import { useWords } from '../../language/language-context.tsx';
import { ErrorState } from '../../paper/states.tsx';
import { pageErrorWords } from './words.ts';

/** Where a screen should be, when its code cannot be loaded or fails: a reload brings the current version of both. */
export function PageError() {
  const words = useWords(pageErrorWords);
  return (
    <div className="page-width section-space grid gap-6">
      <title>{words.documentTitle}</title>
      <h1 className="text-3xl">{words.heading}</h1>
      <ErrorState title={words.title} onRetry={() => window.location.reload()}>
        <p>{words.text}</p>
      </ErrorState>
    </div>
  );
}
