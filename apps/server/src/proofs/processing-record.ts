import { byteOrderMark, csvLine, type ProofFacts } from '@pagesmith/accounts';
import { policy, proofKeysPath } from '@pagesmith/catalog';
import type { Language } from '@pagesmith/kernel';
import type { Config } from '../config.ts';

interface RecordSource extends Pick<Config, 'company' | 'publicUrl'> {
  readonly account: { readonly name: string; readonly email: string };
  readonly facts: ProofFacts;
}

/** One line for each item of Article 30 (1): what the customer's own register of processing says of this service. */
export function processingRecord(source: RecordSource, language: Language): string {
  return `${byteOrderMark}${(language === 'fr' ? french : english)(source).map(csvLine).join('')}`;
}

const day = (time: Date | null): string => time?.toISOString().slice(0, 10) ?? '–';

const operationsOf = ({ operations }: ProofFacts): string =>
  operations.map(({ operation, count }) => `${operation ?? '–'} (${count})`).join(', ') || '–';

const contactOf = ({ name, address, supportEmail }: Config['company']): string =>
  [name, address, supportEmail].filter((part) => part !== '').join(', ');

const english = ({ account, company, publicUrl, facts }: RecordSource): string[][] => [
  ['Item (GDPR, Article 30)', 'Content'],
  [
    'Processing activity',
    'PDF documents processed through an API (forms filled, pages changed, text and fields read, conversion to Word)',
  ],
  ['Controller', `${account.name} <${account.email}>`],
  ['Processor', contactOf(company)],
  ['Purpose', 'To be completed by the controller'],
  ['Operations called', operationsOf(facts)],
  [
    'Categories of data subjects and of personal data',
    'To be completed by the controller: those in the documents sent. The processor does not look at their content',
  ],
  ['Recipients', `The processor and its sub-processors: ${publicUrl}/privacy`],
  ['Transfers to third countries', `See ${publicUrl}/privacy`],
  [
    'Time limits for erasure',
    'Files and results: destroyed at the end of each call; for jobs and results kept for an Idempotency-Key, once the result has been delivered, and at the latest after the plan’s retention time',
  ],
  [
    'Technical and organisational measures',
    'Files encrypted with AES-256-GCM for as long as they are stored, for calls with keys held in memory only; documents opened only by processes without network access; TLS in transit; logs without file size, name or content; signed proof of deletion for every call',
  ],
  [
    'Proofs of deletion',
    `${facts.count} from ${day(facts.firstAt)} to ${day(facts.lastAt)}, kept for ${policy.deletionProofDays} days; keys: ${publicUrl}${proofKeysPath}`,
  ],
];

const french = ({ account, company, publicUrl, facts }: RecordSource): string[][] => [
  ['Rubrique (RGPD, article 30)', 'Contenu'],
  [
    'Activité de traitement',
    'Traitement de documents PDF par une API (remplissage de formulaires, modification de pages, lecture de textes et de champs, conversion en Word)',
  ],
  ['Responsable du traitement', `${account.name} <${account.email}>`],
  ['Sous-traitant', contactOf(company)],
  ['Finalité', 'À compléter par le responsable du traitement'],
  ['Opérations appelées', operationsOf(facts)],
  [
    'Catégories de personnes et de données',
    'À compléter par le responsable du traitement\u00a0: celles des documents envoyés. Le sous-traitant ne prend pas connaissance de leur contenu',
  ],
  ['Destinataires', `Le sous-traitant et ses sous-traitants ultérieurs\u00a0: ${publicUrl}/privacy`],
  ['Transferts vers des pays tiers', `Voir ${publicUrl}/privacy`],
  [
    'Délais d’effacement',
    'Fichiers et résultats\u00a0: détruits à la fin de chaque appel\u00a0; pour les tâches et les résultats conservés pour une Idempotency-Key, dès la livraison du résultat, au plus tard après la durée de conservation de la formule',
  ],
  [
    'Mesures techniques et organisationnelles',
    'Fichiers chiffrés en AES-256-GCM aussi longtemps qu’ils sont stockés, pour les appels avec des clés conservées uniquement en mémoire\u00a0; documents ouverts seulement par des processus sans accès au réseau\u00a0; TLS pendant le transport\u00a0; journaux sans taille, nom ni contenu de fichier\u00a0; preuve de suppression signée pour chaque appel',
  ],
  [
    'Preuves de suppression',
    `${facts.count} du ${day(facts.firstAt)} au ${day(facts.lastAt)}, conservées ${policy.deletionProofDays}\u00a0jours\u00a0; clés\u00a0: ${publicUrl}${proofKeysPath}`,
  ],
];
