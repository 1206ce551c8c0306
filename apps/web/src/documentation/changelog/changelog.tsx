import { useMemo } from 'react';
import { formatDay } from '../../language/dates.ts';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { changelogAddress, contentsOf } from '../contents.ts';
import { DocumentationLayout } from '../documentation-layout.tsx';
import { Heading } from '../heading.tsx';
import { documentationWords } from '../words.ts';
import { releases } from './releases.ts';
import { changelogWords } from './words.ts';

export function Changelog() {
  const { language } = useLanguage();
  const words = useWords(changelogWords);
  const { documentTitle } = useWords(documentationWords);
  const groups = useMemo(() => contentsOf({ language, areOperationsPages: true }), [language]);
  return (
    <DocumentationLayout groups={groups} current="changelog">
      <PageHead
        address={changelogAddress}
        title={`${words.title} · ${documentTitle}`}
        description={words.description}
      />
      <div className="grid gap-4 pb-10 max-lg:pt-8">
        <h1 className="text-3xl md:text-4xl">{words.title}</h1>
        <p className="max-w-measure text-ink-soft text-lg">{words.lead}</p>
      </div>
      {releases.map(({ date, changes }) => (
        <div key={date} className="grid gap-4 border-rule border-t py-8">
          <Heading level={2} id={`changes-${date}`}>
            <time dateTime={date}>{formatDay(date, language)}</time>
          </Heading>
          <ul className="grid max-w-measure list-disc gap-2 pl-5 marker:text-accent">
            {changes.map((change) => (
              <li key={change.en}>{withCode(change[language])}</li>
            ))}
          </ul>
        </div>
      ))}
    </DocumentationLayout>
  );
}

/** `code` between backticks, as in the file. */
const withCode = (text: string) =>
  text.split('`').map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <code key={piece} className="font-mono text-sm">
        {piece}
      </code>
    ),
  );
