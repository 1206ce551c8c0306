// The licences of everything that ships: written by `npm run notices`, compared by `npm run check`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare/repository.mjs';
import { lockedPackages, shippedPackages } from './shipped.mjs';

export const noticesFile = join(root, 'THIRD-PARTY-NOTICES.md');
const permissive =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|Zlib|OFL-1\.1|Unlicense|CC0-1\.0|Python-2\.0|PostgreSQL)( (AND|OR|WITH) [\w.-]+)*\)?$/;

export function noticesAreCurrent() {
  const { text, refused } = notices();
  for (const complaint of refused) console.error(complaint);
  const isCurrent = existsSync(noticesFile) && readFileSync(noticesFile, 'utf8') === text;
  if (!isCurrent) console.error('THIRD-PARTY-NOTICES.md is out of date: run npm run notices.');
  return isCurrent && refused.length === 0;
}

export function notices() {
  // A platform's binary has its package's licence.
  const shipped = shippedPackages()
    .filter(({ entry }) => !entry.optional)
    .map(({ path, entry, ...named }) => ({ ...named, ...licenceOf(path, entry) }));
  const refused = shipped
    .filter(({ license }) => !permissive.test(license))
    .map(
      ({ name, license }) =>
        `${name} ships under ${license}, which is not on the list of permissive licences.`,
    );
  const entries = shipped.map(
    ({ name, version, license, text }) => `## ${name} ${version}\n\nLicence: ${license}\n\n${text}`,
  );
  const intro =
    '# Third-party notices\n\nEverything that ships with Pagesmith, with its licence. Written by `npm run notices`.';
  return { text: `${[intro, ...entries].join('\n\n')}\n`, refused };
}

/** The licences of packages, by their folders, for a client that has them inside. */
export function noticesOf(paths) {
  const locked = lockedPackages();
  const entries = paths.sort().map((path) => {
    const { license, text } = licenceOf(path, locked[path]);
    return `## ${path.slice(path.lastIndexOf('node_modules/') + 13)} ${locked[path].version}\n\nLicence: ${license}\n\n${text}`;
  });
  return `${['# Third-party notices', ...entries].join('\n\n')}\n`;
}

function licenceOf(path, entry) {
  const folder = join(root, path);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const license = entry.license ?? manifest.license?.type ?? manifest.license ?? 'no stated licence';
  const file = readdirSync(folder)
    .sort()
    .find((name) => /^(licen[cs]e|copying|ofl)/i.test(name));
  const text = file
    ? readFileSync(join(folder, file), 'utf8').trim().replace(/\r\n/g, '\n')
    : statement(manifest);
  return { license, text: fenced(text) };
}

const statement = ({ author, homepage }) =>
  `The package contains no licence text. Author: ${author?.name ?? author ?? 'not stated'}. ${homepage ?? ''}`.trim();

const fenced = (text) => `\`\`\`text\n${text.replaceAll('```', '')}\n\`\`\``;
