import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { addresses } from '../../../addresses.ts';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { Field } from '../../paper/field.tsx';
import { TextInput } from '../../paper/inputs.tsx';
import { documentationWords } from '../words.ts';
import { find, searchEntries } from './entries.ts';

const shownMax = 8;

/** Lists the places that hold what is looked for; each leads there. */
export function Search({ onChosen }: { onChosen: () => void }) {
  const words = useWords(documentationWords);
  const { language } = useLanguage();
  const [query, setQuery] = useState('');
  const entries = useMemo(() => searchEntries(language), [language]);
  const found = find(entries, query);
  const isAsked = query.trim() !== '';
  const navigate = useNavigate();
  const choose = () => {
    setQuery('');
    onChosen();
  };
  return (
    <search className="grid gap-1.5">
      <Field label={words.search}>
        {(wiring) => (
          <TextInput
            {...wiring}
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={({ key }) => {
              const [first] = found;
              if (key !== 'Enter' || !first) return;
              void navigate(`${addresses.documentation}#${first.id}`);
              choose();
            }}
          />
        )}
      </Field>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {isAsked && words.found(found.length)}
      </p>
      {isAsked && found.length === 0 && <p className="text-ink-soft text-sm">{words.nothing}</p>}
      {found.length > 0 && (
        <ul
          aria-label={words.results}
          className="overflow-hidden rounded-control border border-rule bg-sheet"
        >
          {found.slice(0, shownMax).map(({ id, title, note }) => (
            <li key={id} className="border-rule not-last:border-b">
              <Link
                to={`${addresses.documentation}#${id}`}
                onClick={choose}
                className="grid px-3 py-2 text-sm hover:bg-paper focus-visible:-outline-offset-2"
              >
                <span className="truncate font-medium">{title}</span>
                <span className="truncate text-ink-soft text-xs">{note}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
