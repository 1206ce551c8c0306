import { type LegalPageId, legalDateOf, legalVersionInForce } from '@pagesmith/catalog';
import { formatDay } from '../language/dates.ts';
import { useLanguage, useWords } from '../language/language-context.tsx';
import { Notice } from '../paper/notice.tsx';
import { TextLink } from '../paper/text-link.tsx';
import { earlierVersionsOf, legalAddress } from './legal-addresses.ts';
import { legalWords } from './words.ts';

function useVersionName() {
  const { language } = useLanguage();
  const words = useWords(legalWords);
  return (id: LegalPageId, version: number) =>
    words.version(version, formatDay(legalDateOf(id, version) ?? '', language));
}

export function VersionLine({ id, version }: { id: LegalPageId; version: number }) {
  const nameOf = useVersionName();
  return <p className="text-ink-soft text-sm">{nameOf(id, version)}</p>;
}

export function EarlierVersions({ id }: { id: LegalPageId }) {
  const words = useWords(legalWords);
  const nameOf = useVersionName();
  const earlier = earlierVersionsOf(id).reverse();
  if (earlier.length === 0) return null;
  return (
    <nav aria-label={words.earlier} className="grid gap-2 text-sm print:hidden">
      <p aria-hidden className="font-semibold">
        {words.earlier}
      </p>
      <ul className="grid gap-1">
        {earlier.map((version) => (
          <li key={version}>
            <TextLink to={legalAddress(id, version)}>{nameOf(id, version)}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Tells the reader of an earlier version where the one in force is. */
export function Superseded({ id }: { id: LegalPageId }) {
  const words = useWords(legalWords);
  const inForce = legalVersionInForce(id);
  return (
    <Notice tone="info" title={words.superseded}>
      <TextLink to={legalAddress(id, inForce)}>{words.inForce(inForce)}</TextLink>
    </Notice>
  );
}
