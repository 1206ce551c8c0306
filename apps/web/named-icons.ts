import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const common = createRequire(import.meta.url).resolve('lucide-react');
const index = readFileSync(join(dirname(common), '../esm/lucide-react.mjs'), 'utf8');

/** The module of every icon, by each of its names. */
const modules = new Map(
  [...index.matchAll(/^export \{(.*)\} from '\.\/icons\/(.*)\.mjs';$/gm)].flatMap(([, names = '', file]) =>
    [...names.matchAll(/default as (\w+)/g)].map(([, name]) => [name, `lucide-react/icons/${file}`] as const),
  ),
);

function importOf(specifier: string): string {
  const [name = '', local = name] = specifier.trim().split(' as ');
  const module = modules.get(name);
  return module ? `import ${local} from '${module}';` : `import { ${specifier} } from 'lucide-react';`;
}

/**
 * Imports each icon from its own module. Through the package's index the bundler would read all of its two thousand
 * icons to find the hundred in use, and that took half of a build.
 */
export const namedIcons: Plugin = {
  name: 'named-icons',
  apply: 'build',
  transform: (code) =>
    code.replace(/import \{([^}]*)\} from ["']lucide-react["'];/g, (_, specifiers: string) =>
      specifiers
        .split(',')
        .filter((one) => one.trim())
        .map(importOf)
        .join(' '),
    ),
};
