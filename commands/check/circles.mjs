// No file imports itself through others, not even for a type: what stands in a circle cannot be understood or moved alone.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../prepare/repository.mjs';

const folders = ['packages', 'apps', 'e2e', 'bench', 'commands'];
const specifiers = /^(?:import|export)\b[^'"`;]*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm;

/** Each circle as the paths along it; an argument of its own so that the check can be checked. */
export function circles(imports = importsOfTheHouse()) {
  const state = new Map();
  const found = [];
  const visit = (file, path) => {
    const known = state.get(file);
    if (known === 'left') return;
    if (known === 'entered') {
      found.push([...path.slice(path.indexOf(file)), file]);
      return;
    }
    state.set(file, 'entered');
    for (const imported of imports.get(file) ?? []) visit(imported, [...path, file]);
    state.set(file, 'left');
  };
  for (const file of imports.keys()) visit(file, []);
  return found.map((circle) => `A circle of imports: ${circle.join(' → ')}`);
}

function importsOfTheHouse() {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => join(folder, name))
      .filter((path) => /\.(ts|tsx|mjs|mts)$/.test(path) && !/node_modules/.test(path)),
  );
  return new Map(files.map((file) => [file, importedBy(file)]));
}

function importedBy(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const named = [...text.matchAll(specifiers)].map(([, from, bare, lazy]) => from ?? bare ?? lazy);
  return named.map((specifier) => placeOf(specifier, file)).filter((place) => place !== undefined);
}

function placeOf(specifier, file) {
  const place = specifier.startsWith('.') ? join(root, dirname(file), specifier) : doors().get(specifier);
  return place && existsSync(place) ? relative(root, place) : undefined;
}

let known;
/** Where each door of a room leads: `@pagesmith/pdf/failures` to its file. */
function doors() {
  known ??= new Map(
    ['packages', 'apps'].flatMap((folder) =>
      readdirSync(join(root, folder)).flatMap((room) => {
        const manifest = JSON.parse(readFileSync(join(root, folder, room, 'package.json'), 'utf8'));
        return Object.entries(manifest.exports ?? {}).map(([door, path]) => [
          join(manifest.name, door),
          join(root, folder, room, path),
        ]);
      }),
    ),
  );
  return known;
}
