import type { Payments } from '@pagesmith/accounts';
import type { Language, Words } from '@pagesmith/kernel';
import * as z from 'zod';

const purposes = {
  hosting: { en: 'hosting', fr: 'hébergement' },
  database: { en: 'database', fr: 'base de données' },
  storage: { en: 'storage', fr: 'stockage' },
  backups: { en: 'backups', fr: 'sauvegardes' },
  mail: { en: 'e-mail', fr: 'e-mail' },
  payments: { en: 'payments', fr: 'paiements' },
  support: { en: 'support', fr: 'assistance' },
} satisfies Record<string, Words>;

export interface SubProcessor {
  readonly name: string;
  /** ISO 3166; absent where the name alone is known. */
  readonly country?: string;
  readonly purpose: keyof typeof purposes;
}

const countryName = (code: string, language: Language): string | undefined =>
  new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code);

export const countryCode = z
  .string()
  .trim()
  .toUpperCase()
  .refine((code) => /^[A-Z]{2}$/.test(code) && countryName(code, 'en') !== undefined, {
    error: 'must be the two letters of a country, such as FR',
  });

const listExample = `must be entries such as Scaleway, FR, hosting, separated by semicolons; what for is one of ${Object.keys(purposes).join(', ')}`;
const entry = z.tuple([
  z.string().min(1),
  countryCode,
  z.enum(Object.keys(purposes) as SubProcessor['purpose'][]),
]);

export const subProcessorList = z.string().transform((text, context): SubProcessor[] => {
  const parts = text.split(';').map((line) => line.split(',').map((part) => part.trim()));
  const read = z.array(entry).safeParse(parts);
  if (read.success) return read.data.map(([name, country, purpose]) => ({ name, country, purpose }));
  context.addIssue({ code: 'custom', message: listExample });
  return z.NEVER;
});

interface Operator {
  readonly hostingCountry: string | undefined;
  readonly subProcessors: readonly SubProcessor[] | undefined;
  readonly supportEmail: string;
}

/** Where the service runs, as the legal pages say it. */
export function hostingWords({ hostingCountry, supportEmail }: Operator): Words {
  if (hostingCountry === undefined) {
    return {
      en: `Ask ${supportEmail} in which country the service is hosted: this installation has not named it here yet.`,
      fr: `Demandez à ${supportEmail} dans quel pays le service est hébergé\u00a0: cette installation ne l’a pas encore indiqué ici.`,
    };
  }
  return {
    en: `The service and its data are hosted in: ${countryName(hostingCountry, 'en')}.`,
    fr: `Le service et ses données sont hébergés dans le pays suivant\u00a0: ${countryName(hostingCountry, 'fr')}.`,
  };
}

/** Who else handles data for us. Payments by Stripe are named in any case. */
export function namedSubProcessors(
  { subProcessors = [] }: Pick<Operator, 'subProcessors'>,
  payments: Payments,
): readonly SubProcessor[] {
  const isStripeLeftOut =
    payments.mode === 'stripe' && !subProcessors.some(({ purpose }) => purpose === 'payments');
  return isStripeLeftOut ? [...subProcessors, { name: 'Stripe', purpose: 'payments' }] : subProcessors;
}

/** As the legal pages say it. */
export function subProcessorWords(operator: Operator, payments: Payments): Words {
  const { supportEmail } = operator;
  const all = namedSubProcessors(operator, payments);
  if (all.length === 0) {
    return {
      en: `This installation has named no sub-processor. Ask ${supportEmail} for the current list.`,
      fr: `Cette installation n’a indiqué aucun sous-traitant ultérieur. Demandez la liste à jour à ${supportEmail}.`,
    };
  }
  return {
    en: `Sub-processors: ${all.map((each) => entryWords(each, 'en')).join('; ')}.`,
    fr: `Sous-traitants ultérieurs\u00a0: ${all.map((each) => entryWords(each, 'fr')).join('\u00a0; ')}.`,
  };
}

export function entryWords({ name, country, purpose }: SubProcessor, language: Language): string {
  const facts = [purposes[purpose][language], ...(country ? [countryName(country, language)] : [])];
  return `${name} (${facts.join(', ')})`;
}
