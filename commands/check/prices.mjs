// A price stands in the catalog, or for an operation's list price in its definition, and nowhere else.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare/repository.mjs';

const home = /^packages\/catalog\/src\/|^packages\/operations\/src\/[\w-]+\/definition\.ts$/;
const source = /\.(ts|tsx|mjs|html|css|md)$/;

const rules = [
  [/€\s?\d|\d\s?€/, 'an amount in euros'],
  [/\$\d+[.,]\d{2}/, 'an amount in dollars'],
  [
    /\b\w*(?:price|fee|overage)(?:mills|cents|usd|eur)?\s*[:=]\s*(?:mills\()?[\d.]*[1-9]/i,
    'a number given to a price',
  ],
];

/** Where a price is written outside its home: `file:line: why`. */
export function pricesOutOfPlace(files = sources()) {
  const amounts = catalogAmounts();
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const why = reasonAgainst(line, amounts);
      return why ? [`${path}:${index + 1}: ${why}; import it from @pagesmith/catalog.`] : [];
    }),
  );
}

function reasonAgainst(line, amounts) {
  const rule = rules.find(([pattern]) => pattern.test(line));
  if (rule) return rule[1];
  const amount = amounts.find((pattern) => pattern.test(line));
  return amount && 'a price of the catalog';
}

/** The plans' prices and fees as they may be typed elsewhere; those too short to be told from other numbers are left out. */
function catalogAmounts() {
  const plans = readFileSync(join(root, 'packages/catalog/src/plans.ts'), 'utf8');
  const written = [...plans.matchAll(/mills\(([\d.]+)\)/g)].map((match) => Number(match[1]));
  const annual = written.filter((amount) => amount >= 1).map((amount) => Math.floor(amount * 90) / 100);
  const forms = [...written, ...annual].filter((amount) => amount >= 1 || String(amount).length >= 5);
  return [...new Set(forms)].map((n) => new RegExp(`(?<![\\d.])${String(n).replace('.', '[.,]')}(?!\\d)`));
}

function sources() {
  const documents = readdirSync(root).filter(
    (name) => name.endsWith('.md') && name !== 'THIRD-PARTY-NOTICES.md',
  );
  const code = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${name}`),
  );
  return [...documents, ...code]
    .filter((path) => source.test(path) && !/node_modules|\.test\.tsx?$/.test(path) && !home.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
