import { addresses } from '../../../addresses.ts';
import { useWords } from '../../language/language-context.tsx';
import { Prose } from '../../paper/prose.tsx';
import { TextLink } from '../../paper/text-link.tsx';
import { DefinitionList } from '../definition-list.tsx';
import { DocumentationSection } from '../documentation-section.tsx';
import { Heading } from '../heading.tsx';
import { Code } from '../highlighting/code.tsx';
import { OwnKeyButton } from '../own-key/own-key-button.tsx';
import { keyPlaceholder } from '../samples/index.ts';
import { documentationWords } from '../words.ts';

export function Authentication() {
  const { authentication: words } = useWords(documentationWords);
  return (
    <DocumentationSection
      id="authentication"
      title={words.title}
      code={
        <>
          <Code label={words.header} code={`x-api-key: ${keyPlaceholder}`} />
          <OwnKeyButton />
        </>
      }
    >
      <p className="max-w-measure">
        <Prose>{words.text}</Prose>
      </p>
      <p className="print:hidden">
        <TextLink to={addresses.login}>{words.noKey}</TextLink>
      </p>
      <HeaderList
        id="request-headers"
        name={words.headers}
        headers={[
          ['x-pdf-password', words.password],
          ['Idempotency-Key', words.idempotency],
          ['Accept-Language', words.language],
        ]}
      />
      <HeaderList
        id="answer-headers"
        name={words.answer}
        headers={[
          ['x-credits-used', words.used],
          ['x-credits-remaining', words.remaining],
          ['x-trials-remaining', words.trials],
          ['x-test-call', words.testCall],
          ['x-request-id', words.requestId],
          ['x-pdf-warnings', words.warnings],
          ['x-report', words.report],
          ['RateLimit', words.rate],
          ['RateLimit-Policy', words.ratePolicy],
        ]}
      />
    </DocumentationSection>
  );
}

function HeaderList({ id, name, headers }: { id: string; name: string; headers: [string, string][] }) {
  return (
    <div className="grid gap-3">
      <Heading level={3} id={id}>
        {name}
      </Heading>
      <DefinitionList definitions={headers.map(([term, meaning]) => ({ term, meaning }))} />
    </div>
  );
}
