import { contactReplyHours, firstAnswerHours, planIds, plans } from '@pagesmith/catalog';
import { useEffect, useRef, useState } from 'react';
import { addresses } from '../../addresses.ts';
import { OperationDrawing } from '../drawings/operation-drawing.tsx';
import { useLanguage, useWords } from '../language/language-context.tsx';
import { localeOf } from '../language/numbers.ts';
import { Button } from '../paper/button.tsx';
import { Card } from '../paper/card.tsx';
import { TextLink } from '../paper/text-link.tsx';
import { useOperator } from '../site/operator/operator.tsx';
import { PageHead } from '../site/page-head.tsx';
import { ContactForm } from './contact-form.tsx';
import type { Sent as SentTicket } from './send-message.ts';
import { contactWords } from './words.ts';

export function Contact() {
  const words = useWords(contactWords);
  const { salesEmail, supportEmail } = useOperator();
  const [ticket, setTicket] = useState<SentTicket>();
  return (
    <div className="page-width section-space grid gap-10">
      <PageHead address={addresses.contact} title={words.documentTitle} description={words.description} />
      <div className="grid gap-3">
        <h1 className="text-3xl md:text-4xl">{words.title}</h1>
        <p className="max-w-measure text-ink-soft text-lg">{words.lead(contactReplyHours)}</p>
        <Sooner />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <Card>
          {ticket ? (
            <Sent ticket={ticket} onAnother={() => setTicket(undefined)} />
          ) : (
            <ContactForm onSent={setTicket} />
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

/** What the plans promise beyond what everyone is promised. */
function Sooner() {
  const words = useWords(contactWords);
  const { language } = useLanguage();
  const sooner = planIds.filter((id) => firstAnswerHours(id) < contactReplyHours);
  const listed = sooner.map((id) => words.within(plans[id].name, firstAnswerHours(id)));
  const list = new Intl.ListFormat(localeOf[language], { type: 'unit' }).format(listed);
  return <p className="max-w-measure text-ink-soft">{words.sooner(list)}</p>;
}

/** Takes the focus, so that a screen reader announces that the form has been sent. */
function Sent({ ticket, onAnother }: { ticket: SentTicket; onAnother: () => void }) {
  const words = useWords(contactWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-center gap-4 py-8 text-center">
      <OperationDrawing operation="extract-pages" className="size-24" />
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {words.sent}
      </h2>
      <p className="max-w-measure text-ink-soft">{words.sentText(ticket.number, ticket.answerHours)}</p>
      <Button onClick={onAnother}>{words.another}</Button>
    </div>
  );
}

function MailBlock({ title, text, email }: { title: string; text: string; email: string }) {
  return (
    <Card className="flex flex-col items-start gap-2">
      <h2 className="text-xl">{title}</h2>
      <p className="text-ink-soft text-sm">{text}</p>
      <TextLink to={`mailto:${email}`} className="wrap-anywhere mt-auto">
        {email}
      </TextLink>
    </Card>
  );
}
