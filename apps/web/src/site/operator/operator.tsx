import { createContext, type ReactNode, useContext } from 'react';

const facts = [
  'publicUrl',
  'companyName',
  'companyAddress',
  'salesEmail',
  'supportEmail',
  // One sentence, in each language.
  'vatEn',
  'vatFr',
  'logRetentionDays',
  // Sentences of the server, one for each language: which one there is depends on what is configured.
  'hostingEn',
  'hostingFr',
  'subProcessorsEn',
  'subProcessorsFr',
] as const;

/** Who runs this site, and where: known to the server that serves the pages, not to the build. */
export type Operator = Readonly<Record<(typeof facts)[number], string>>;

const operatorFrom = (read: (fact: keyof Operator) => string): Operator =>
  Object.fromEntries(facts.map((fact) => [fact, read(fact)])) as Operator;

/** What a prerendered page says where the server puts its own configuration. */
export const placeholders: Operator = operatorFrom((fact) => `__${fact}__`);

/** The operator's facts where a kept text has placeholders. */
export const fillPlaceholders = (text: string, operator: Operator): string =>
  facts.reduce((filled, fact) => filled.replaceAll(placeholders[fact], operator[fact]), text);

/** What the server has written into the head of this page. */
export const operatorOfPage = (): Operator =>
  operatorFrom(
    (fact) => document.querySelector(`meta[name="pagesmith:${fact}"]`)?.getAttribute('content') ?? '',
  );

const OperatorContext = createContext<Operator | undefined>(undefined);

export function OperatorProvider({ operator, children }: { operator: Operator; children: ReactNode }) {
  return <OperatorContext value={operator}>{children}</OperatorContext>;
}

export function useOperator(): Operator {
  const operator = useContext(OperatorContext);
  if (!operator) throw new Error('useOperator is called outside of an OperatorProvider.');
  return operator;
}
