import { addresses } from '../../../addresses.ts';
import { useWords } from '../../language/language-context.tsx';
import { CodeBlock } from '../../paper/code-block.tsx';
import { TextLink } from '../../paper/text-link.tsx';
import { DocumentationSection } from '../documentation-section.tsx';
import { keyPlaceholder } from '../samples/index.ts';
import { documentationWords } from '../words.ts';

export function Authentication() {
  const { authentication: words } = useWords(documentationWords);
  return (
    <DocumentationSection id="authentication" title={words.title}>
      <p className="max-w-measure">{words.text}</p>
      <CodeBlock label={words.header} code={`x-api-key: ${keyPlaceholder}`} />
      <p className="print:hidden">
        <TextLink to={addresses.login}>{words.noKey}</TextLink>
      </p>
      <HeaderList
        name={words.headers}
        headers={[
          ['x-pdf-password', words.password],
          ['Idempotency-Key', words.idempotency],
          ['Accept-Language', words.language],
        ]}
      />
      <HeaderList
        name={words.answer}
        headers={[
          ['x-credits-used', words.used],
          ['x-credits-remaining', words.remaining],
          ['x-trials-remaining', words.trials],
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

function HeaderList({ name, headers }: { name: string; headers: [string, string][] }) {
  return (
    <div className="grid gap-3">
      <h3 className="text-xl">{name}</h3>
      <dl className="grid border-rule border-t text-sm">
        {headers.map(([header, meaning]) => (
          <div
            key={header}
            className="grid gap-x-6 gap-y-1 border-rule border-b py-2 sm:grid-cols-[12rem_1fr]"
          >
            <dt>
              <code className="font-mono">{header}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
