// What ships, for scanners (CycloneDX 1.6, ECMA-424): written by `npm run notices`, compared by `npm run check`.
// It has no date and no serial number, so that it changes with the lock file alone.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare/repository.mjs';
import { lockedPackages, shippedPackages } from './shipped.mjs';

export const billFile = join(root, 'sbom.cdx.json');

export function billIsCurrent() {
  const isCurrent = existsSync(billFile) && readFileSync(billFile, 'utf8') === billOfMaterials();
  if (!isCurrent) console.error('sbom.cdx.json is out of date: run npm run notices.');
  return isCurrent;
}

export function billOfMaterials(locked = lockedPackages()) {
  const { name, version } = locked[''];
  const product = { type: 'application', 'bom-ref': `${name}@${version}`, name, version };
  const shipped = shippedPackages(locked);
  const ours = Object.keys(locked).filter((path) => !path.includes('node_modules/'));
  const direct = ours.flatMap((path) => dependenciesOf(locked, path));
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: product },
    components: shipped.map(componentOf),
    dependencies: [
      { ref: product['bom-ref'], dependsOn: sorted(direct) },
      ...shipped.map((each) => ({
        ref: addressOf(each),
        dependsOn: sorted(dependenciesOf(locked, each.path)),
      })),
    ],
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

const componentOf = (shipped) => {
  const { name, version, entry } = shipped;
  const [group, bareName] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return {
    type: 'library',
    'bom-ref': addressOf(shipped),
    group,
    name: bareName,
    version,
    scope: entry.optional ? 'optional' : 'required',
    hashes: entry.integrity?.split(' ').map(hashOf),
    licenses: entry.license && [licenceOf(entry.license)],
    purl: addressOf(shipped),
  };
};

/** The package's address by the rules of package URLs; it names no registry. */
const addressOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const licenceOf = (license) =>
  /[ (]/.test(license) ? { expression: license } : { license: { id: license } };

function hashOf(integrity) {
  const [algorithm, digest] = integrity.split(/-(.*)/s);
  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(digest, 'base64').toString('hex'),
  };
}

/** What a package asks for, found as Node finds it: in its own folder first, then in those above. */
function dependenciesOf(locked, path) {
  const { dependencies, optionalDependencies, peerDependencies } = locked[path];
  return Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies }).flatMap((name) => {
    const found = foldersAbove(path)
      .map((folder) => locked[`${folder}node_modules/${name}`])
      .find(Boolean);
    return found && !found.link && !found.dev ? [addressOf({ name, version: found.version })] : [];
  });
}

function foldersAbove(path) {
  const parts = path === '' ? [] : path.split('/');
  return [...parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/')}/`), ''];
}

const sorted = (addresses) => [...new Set(addresses)].sort();
