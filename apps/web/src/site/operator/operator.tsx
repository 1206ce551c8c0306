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
] as const;

/** Who runs this site, and where: known to the server that serves the pages, not to the build. */
export type Operator = Readonly<Record<(typeof facts)[number], string>>;

function operatorFrom(read: (fact: keyof Operator) => string): Operator {
  return {
    publicUrl: read('publicUrl'),
    companyName: read('companyName'),
    companyAddress: read('companyAddress'),
    salesEmail: read('salesEmail'),
    supportEmail: read('supportEmail'),
    vatEn: read('vatEn'),
    vatFr: read('vatFr'),
  };
}

/** What a prerendered page says where the server puts its own configuration. */
export const placeholders: Operator = operatorFrom((fact) => `__${fact}__`);

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
