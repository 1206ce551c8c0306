import { Link } from 'react-router';
import { useWords } from '../../language/language-context.tsx';
import { Field } from '../../paper/field.tsx';
import { TextInput } from '../../paper/inputs.tsx';
import type { SectionEntry } from '../search/section-texts.ts';
import { documentationWords } from '../words.ts';

interface ContentsProps {
  entries: readonly SectionEntry[];
  query: string;
  onQuery: (query: string) => void;
}

/** Beside the page where there is room, between its title and its sections where there is not. */
export function Contents({ entries, query, onQuery }: ContentsProps) {
  const words = useWords(documentationWords);
  return (
    <div className="mb-10 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mb-0 print:hidden">
      <div className="grid gap-5 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto lg:p-1">
        <search>
          <Field label={words.search}>
            {(wiring) => (
              <TextInput
                {...wiring}
                type="search"
                value={query}
                onChange={(event) => onQuery(event.target.value)}
              />
            )}
          </Field>
          <p role="status" className="mt-1.5 min-h-[1lh] text-ink-soft text-sm">
            {query.trim() && words.found(entries.length)}
          </p>
        </search>
        <nav aria-label={words.contents}>
          <ul className="grid gap-2 text-sm max-lg:grid-cols-2">
            {entries.map(({ id, title }) => (
              <li key={id}>
                <Link
                  to={`#${id}`}
                  className="text-ink-soft underline-offset-4 transition-colors hover:text-ink hover:underline"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
