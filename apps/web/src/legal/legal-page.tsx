import { type LegalPageId, legalPageIds, legalVersionInForce } from '@pagesmith/catalog';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { addresses } from '../../addresses.ts';
import { useLanguage, useWords } from '../language/language-context.tsx';
import { ButtonLink } from '../paper/button.tsx';
import { TextLink } from '../paper/text-link.tsx';
import { useOperator } from '../site/operator/operator.tsx';
import { PageHead } from '../site/page-head.tsx';
import { legalAddress } from './legal-addresses.ts';
import type { LegalPageTexts, LegalText } from './legal-text.ts';
import { EarlierVersions, VersionLine } from './versions.tsx';
import { legalWords } from './words.ts';

/** The version in force. */
export function LegalPage({ id, texts }: { id: LegalPageId; texts: LegalPageTexts }) {
  const { language } = useLanguage();
  return (
    <LegalDocument id={id} version={legalVersionInForce(id)} text={texts[language](useOperator())}>
      <EarlierVersions id={id} />
    </LegalDocument>
  );
}

interface LegalDocumentProps {
  id: LegalPageId;
  version: number;
  text: LegalText;
  /** What stands before the text, and what follows it. */
  notice?: ReactNode;
  children?: ReactNode;
}

export function LegalDocument({ id, version, text, notice, children }: LegalDocumentProps) {
  const words = useWords(legalWords);
  const { title, description, lead } = text;
  return (
    <article className="page-width section-space grid gap-10">
      <PageHead
        address={legalAddress(id, version)}
        title={`${title} · ${words.site}`}
        description={description}
      />
      <div className="grid justify-items-start gap-5">
        <ButtonLink to={addresses.landing} size="small" className="print:hidden">
          <ArrowLeft aria-hidden className="size-4" />
          {words.back}
        </ButtonLink>
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        <VersionLine id={id} version={version} />
        <p className="max-w-measure text-ink-soft text-lg">{lead}</p>
      </div>
      {notice}
      <LegalSections sections={text.sections} />
      {children}
      <OtherPages id={id} />
    </article>
  );
}

function LegalSections({ sections }: Pick<LegalText, 'sections'>) {
  return sections.map((section, index) => (
    <section key={section.title} className="grid max-w-measure gap-3">
      <h2 className="text-xl">
        {index + 1}. {section.title}
      </h2>
      {section.blocks.map((block) =>
        typeof block === 'string' ? (
          <p key={block} className="wrap-anywhere">
            {block}
          </p>
        ) : (
          <ul key={block[0]} className="grid list-disc gap-1.5 pl-5 marker:text-accent">
            {block.map((point) => (
              <li key={point} className="wrap-anywhere">
                {point}
              </li>
            ))}
          </ul>
        ),
      )}
    </section>
  ));
}

function OtherPages({ id }: { id: LegalPageId }) {
  const words = useWords(legalWords);
  return (
    <nav aria-label={words.others} className="border-rule border-t pt-6 print:hidden">
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {legalPageIds
          .filter((other) => other !== id)
          .map((other) => (
            <li key={other}>
              <TextLink to={addresses[other]}>{words.names[other]}</TextLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
