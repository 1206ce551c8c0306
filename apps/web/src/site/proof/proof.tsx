import { proofKeysPath } from '@pagesmith/catalog';
import { type FormEvent, useState } from 'react';
import { addresses } from '../../../addresses.ts';
import { useWords } from '../../language/language-context.tsx';
import { Button } from '../../paper/button.tsx';
import { Card } from '../../paper/card.tsx';
import { Field } from '../../paper/field.tsx';
import { TextArea } from '../../paper/inputs.tsx';
import { Notice } from '../../paper/notice.tsx';
import { TextLink } from '../../paper/text-link.tsx';
import { PageHead } from '../page-head.tsx';
import { publishedKeys, type Statement, type Verdict, verifyProof } from './verify-proof.ts';
import { proofWords } from './words.ts';

/** Open to everyone: whoever is shown a proof of deletion can verify it here, in the browser. */
export function Proof() {
  const words = useWords(proofWords);
  const [verdict, setVerdict] = useState<Verdict>();
  const [isBusy, setIsBusy] = useState(false);
  const verify = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pasted = String(new FormData(event.currentTarget).get('proof') ?? '');
    setIsBusy(true);
    setVerdict(await verifyProof(pasted, publishedKeys));
    setIsBusy(false);
  };
  return (
    <div className="page-width section-space grid gap-8">
      <PageHead address={addresses.proof} title={words.documentTitle} description={words.description} />
      <div className="grid gap-3">
        <h1 className="text-3xl md:text-4xl">{words.title}</h1>
        <p className="max-w-measure text-ink-soft text-lg">{words.lead}</p>
      </div>
      <Card className="grid max-w-3xl gap-6">
        <form onSubmit={verify} className="grid gap-4">
          <Field label={words.label} help={words.help}>
            {(wiring) => (
              <TextArea
                {...wiring}
                name="proof"
                rows={8}
                spellCheck={false}
                className="break-all font-mono"
              />
            )}
          </Field>
          <Button type="submit" variant="primary" isBusy={isBusy} className="justify-self-start">
            {words.submit}
          </Button>
        </form>
        {verdict && <Answer verdict={verdict} />}
      </Card>
      <p className="max-w-measure">
        {words.offline} <TextLink to={`${addresses.documentation}#gdpr`}>{words.documentation}</TextLink>{' '}
        {words.and}{' '}
        <TextLink to={proofKeysPath} reloadDocument>
          {words.keys}
        </TextLink>
        .
      </p>
    </div>
  );
}

function Answer({ verdict }: { verdict: Verdict }) {
  const words = useWords(proofWords);
  if (verdict.state === 'proof' || verdict.state === 'receipt') {
    const { title, text } = words.verdicts[verdict.state];
    return (
      <Notice tone={verdict.state === 'proof' ? 'good' : 'info'} title={title}>
        <p>{text}</p>
        <Said statement={verdict.statement} />
      </Notice>
    );
  }
  const { title, text } = words.verdicts[verdict.state];
  return (
    <Notice tone="bad" title={title}>
      {text}
    </Notice>
  );
}

function Said({ statement: { iss, sub, operation, received, destroyed } }: { statement: Statement }) {
  const { said } = useWords(proofWords);
  const lines = [
    [said.issuer, iss],
    [said.call, sub],
    [said.operation, operation],
    [said.received, received.at],
    [said.hashes, [received.sha256 ?? said.unknown].flat().join('\n')],
    [said.destroyed, destroyed?.at],
    [said.by, destroyed?.by],
  ];
  return (
    <dl className="mt-3 grid gap-x-4 gap-y-1 sm:grid-cols-[14rem_1fr]">
      {lines.map(
        ([name, value]) =>
          value && (
            <div key={name} className="contents">
              <dt className="font-medium">{name}</dt>
              <dd className="whitespace-pre-line break-all font-mono">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
