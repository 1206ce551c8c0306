import { type LegalPageId, legalPageIds, legalVersionInForce } from '@pagesmith/catalog';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../addresses.ts';
import { useLanguage, useWords } from '../language/language-context.tsx';
import { ButtonLink } from '../paper/button.tsx';
import { Prose } from '../paper/prose.tsx';
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

/** In letters of this size, a word is not broken for lines of equal length. */
const unbrokenHyphen = '\u2011';

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
        <h1 className="text-3xl md:text-4xl">{title.replaceAll('-', unbrokenHyphen)}</h1>
        <VersionLine id={id} version={version} />
        <p className="max-w-measure text-ink-soft text-lg">{lead}</p>
      </div>
      {notice}
      <div className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid gap-10">
          <LegalSections sections={text.sections} />
          {children}
        </div>
        <Contents sections={text.sections} />
      </div>
      <OtherPages id={id} />
    </article>
  );
}

/** Its address on the page. */
const sectionId = (index: number) => `section-${index + 1}`;

/** Where there is room beside the text, and in view for as long as it is read. */
function Contents({ sections }: Pick<LegalText, 'sections'>) {
  const { contents } = useWords(legalWords);
  return (
    <nav aria-label={contents} className="max-lg:hidden print:hidden">
      <div className="sticky top-24 text-sm">
        <p className="mb-1.5 font-semibold text-xs">{contents}</p>
        <ul>
          {sections.map(({ title }, index) => (
            <li key={title}>
              <Link
                to={`#${sectionId(index)}`}
                className="block border-rule border-l py-1 pl-3 text-ink-soft transition-colors hover:text-ink"
              >
                {index + 1}. {title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function LegalSections({ sections }: Pick<LegalText, 'sections'>) {
  return sections.map((section, index) => (
    <section
      key={section.title}
      id={sectionId(index)}
      tabIndex={-1}
      className="grid max-w-measure scroll-mt-8 gap-3"
    >
      <h2 className="text-xl">
        {index + 1}. {section.title}
      </h2>
      {section.blocks.map((block) =>
        typeof block === 'string' ? (
          <p key={block} className="wrap-anywhere">
            <Prose>{block}</Prose>
          </p>
        ) : (
          <ul key={block[0]} className="grid list-disc gap-1.5 pl-5 marker:text-accent">
            {block.map((point) => (
              <li key={point} className="wrap-anywhere">
                <Prose>{point}</Prose>
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
      <ul className="grid gap-x-6 gap-y-2 sm:max-lg:grid-cols-2 lg:flex lg:flex-wrap">
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
