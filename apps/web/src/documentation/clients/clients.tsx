import { useLanguage, useWords } from '../../language/language-context.tsx';
import { Prose } from '../../paper/prose.tsx';
import { useOperator } from '../../site/operator/operator.tsx';
import { DocumentationSection } from '../documentation-section.tsx';
import { Code } from '../highlighting/code.tsx';
import { Rules } from '../rules.tsx';
import { installSample } from './install-sample.ts';
import { clientsWords } from './words.ts';

export function Clients() {
  const words = useWords(clientsWords);
  const { language } = useLanguage();
  const { publicUrl } = useOperator();
  return (
    <DocumentationSection
      id="clients"
      title={words.title}
      code={<Code label={words.install} code={installSample(publicUrl, language)} copyLabel={words.copy} />}
    >
      <p className="max-w-measure">
        <Prose>{words.lead}</Prose>
      </p>
      <Rules id="client-behaviour" title={words.what} sentences={Object.values(words.does)} />
      <p className="max-w-measure">
        <Prose>{words.assistants}</Prose>
      </p>
      <p className="max-w-measure">
        <Prose>{words.automation}</Prose>
      </p>
      <p className="print:hidden">
        <a
          href="/clients/pagesmith.postman_collection.json"
          download
          className="text-accent underline underline-offset-4"
        >
          {words.postman}
        </a>
      </p>
    </DocumentationSection>
  );
}
