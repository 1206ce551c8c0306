import type { Language } from '@pagesmith/kernel';
import { operations } from '@pagesmith/operations';
import { addresses } from '../../addresses.ts';
import { changelogWords } from './changelog/words.ts';
import { clientsWords } from './clients/words.ts';
import { errorsWords } from './errors/words.ts';
import { filesSectionWords } from './files/words.ts';
import { gdprSectionWords } from './gdpr/words.ts';
import { jobsSectionWords } from './jobs/words.ts';
import { keysSectionWords } from './keys/words.ts';
import { pipelinesSectionWords } from './pipelines/words.ts';
import { quickstartWords } from './quickstart/words.ts';
import { tablesWords } from './tables/words.ts';
import { versionsWords } from './versions/words.ts';
import { webhookSectionWords } from './webhooks/words.ts';
import { documentationWords } from './words.ts';

interface ContentsLink {
  readonly id: string;
  readonly title: string;
  readonly to: string;
}

export interface ContentsGroup {
  readonly name: string;
  readonly links: readonly ContentsLink[];
}

/** An operation's own page. */
export const operationAddress = (id: string): string => `${addresses.documentation}/${id}`;

export const changelogAddress = `${addresses.documentation}/changelog`;

const onPage = (id: string, title: string): ContentsLink => ({
  id,
  title,
  to: `${addresses.documentation}#${id}`,
});

interface ContentsOf {
  readonly language: Language;
  /** Whether operations are sections of the page that is read, or pages of their own. */
  readonly areOperationsPages?: boolean;
}

/** Everything that the documentation has, in its order. */
export function contentsOf({ language, areOperationsPages = false }: ContentsOf): ContentsGroup[] {
  const words = documentationWords[language];
  return [
    {
      name: words.groups.start,
      links: [
        onPage('quickstart', quickstartWords[language].title),
        onPage('authentication', words.authentication.title),
        onPage('clients', clientsWords[language].title),
      ],
    },
    {
      name: words.groups.operations,
      links: operations.map(({ id, copy }) => {
        const link = onPage(id, copy[language].name);
        return areOperationsPages ? { ...link, to: operationAddress(id) } : link;
      }),
    },
    {
      name: words.groups.more,
      links: [
        onPage('files', filesSectionWords[language].title),
        onPage('pipelines', pipelinesSectionWords[language].title),
        onPage('bulk-fill', tablesWords[language].title),
        onPage('jobs', jobsSectionWords[language].title),
        onPage('keys', keysSectionWords[language].title),
        onPage('webhooks', webhookSectionWords[language].title),
        onPage('gdpr', gdprSectionWords[language].title),
        onPage('errors', errorsWords[language].title),
        onPage('versions', versionsWords[language].title),
        onPage('support', words.support.title),
        { id: 'changelog', title: changelogWords[language].title, to: changelogAddress },
      ],
    },
  ];
}
