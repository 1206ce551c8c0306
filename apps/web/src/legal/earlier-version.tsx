import type { LegalPageId } from '@pagesmith/catalog';
import type { Language } from '@pagesmith/kernel';
import { useLocation } from 'react-router';
import { useLanguage } from '../language/language-context.tsx';
import { fillPlaceholders, useOperator } from '../site/operator/operator.tsx';
import { earlierLegalPages } from './legal-addresses.ts';
import { LegalDocument } from './legal-page.tsx';
import type { LegalText } from './legal-text.ts';
import { Superseded } from './versions.tsx';

type KeptText = Readonly<Record<Language, LegalText>>;

/** The text of every version as it was published, with placeholders for who runs the site. */
const kept = import.meta.glob<KeptText>('./kept/*.json', { eager: true, import: 'default' });

export const keptText = (id: LegalPageId, version: number): KeptText | undefined =>
  kept[`./kept/${id}-${version}.json`];

/** A version of a legal page that has been replaced. */
export function EarlierVersion() {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const operator = useOperator();
  const page = earlierLegalPages.find(({ address }) => address === pathname);
  const text = page && keptText(page.id, page.version)?.[language];
  if (!page || !text) throw new Error(`No earlier version is kept for ${pathname}.`);
  const filled: LegalText = JSON.parse(JSON.stringify(text), (_name, value) =>
    typeof value === 'string' ? fillPlaceholders(value, operator) : value,
  );
  return (
    <LegalDocument id={page.id} version={page.version} text={filled} notice={<Superseded id={page.id} />} />
  );
}
