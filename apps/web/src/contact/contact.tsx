import { contactReplyHours } from '@pagesmith/catalog';
import { useEffect, useRef, useState } from 'react';
import { addresses } from '../../addresses.ts';
import { OperationDrawing } from '../drawings/operation-drawing.tsx';
import { useWords } from '../language/language-context.tsx';
import { Button } from '../paper/button.tsx';
import { Card } from '../paper/card.tsx';
import { TextLink } from '../paper/text-link.tsx';
import { useOperator } from '../site/operator/operator.tsx';
import { PageHead } from '../site/page-head.tsx';
import { ContactForm } from './contact-form.tsx';
import { contactWords } from './words.ts';

export function Contact() {
  const words = useWords(contactWords);
  const { salesEmail, supportEmail } = useOperator();
  const [isSent, setIsSent] = useState(false);
  return (
    <div className="page-width section-space grid gap-10">
      <PageHead address={addresses.contact} title={words.documentTitle} description={words.description} />
      <div className="grid gap-3">
        <h1 className="text-3xl md:text-4xl">{words.title}</h1>
        <p className="max-w-measure text-ink-soft text-lg">{words.lead(contactReplyHours)}</p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <Card>
          {isSent ? (
            <Sent onAnother={() => setIsSent(false)} />
          ) : (
            <ContactForm onSent={() => setIsSent(true)} />
          )}
        </Card>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
          <MailBlock title={words.sales} text={words.salesText} email={salesEmail} />
          <MailBlock title={words.support} text={words.supportText} email={supportEmail} />
        </div>
      </div>
    </div>
  );
}

/** Takes the focus, so that who does not see the form go hears that it went. */
function Sent({ onAnother }: { onAnother: () => void }) {
  const words = useWords(contactWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-center gap-4 py-8 text-center">
      <OperationDrawing operation="extract-pages" className="size-24" />
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {words.sent}
      </h2>
      <p className="max-w-measure text-ink-soft">{words.sentText(contactReplyHours)}</p>
      <Button onClick={onAnother}>{words.another}</Button>
    </div>
  );
}

function MailBlock({ title, text, email }: { title: string; text: string; email: string }) {
  return (
    <Card className="grid content-start gap-2">
      <h2 className="text-xl">{title}</h2>
      <p className="text-ink-soft text-sm">{text}</p>
      <TextLink to={`mailto:${email}`} className="wrap-anywhere">
        {email}
      </TextLink>
    </Card>
  );
}
