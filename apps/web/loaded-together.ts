import { join } from 'node:path';

interface Modules {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

const source = join(import.meta.dirname, 'src');
const inSource = (file: string) => join(source, file);
const dashboard = inSource('dashboard/dashboard.tsx');
const signingIn = [
  'login/login.tsx',
  'login/recovery/recovery.tsx',
  'login/verification/verification.tsx',
].map(inSource);

/** Asks for cookies as it begins. Chromium notes the line of whoever does, and reads the whole file again to tell it. */
const asksForCookies = /\/i18next-browser-languagedetector\//;

/** Everything that a module imports, at whatever distance. */
function importsOf(module: string, modules: Modules, found = new Set<string>()): Set<string> {
  for (const imported of modules.getModuleInfo(module)?.importedIds ?? []) {
    if (found.has(imported) || imported.endsWith('.css')) continue;
    found.add(imported);
    importsOf(imported, modules, found);
  }
  return found;
}

/** The file of each module; one that several would have is in the first of them. */
function filesOf(modules: Modules): Map<string, string> {
  const importsOfAll = (some: readonly string[]) =>
    new Set(some.flatMap((module) => [...importsOf(module, modules)]));
  const screens = modules.getModuleInfo(inSource('router.tsx'))?.dynamicallyImportedIds ?? [];
  const ofSigningIn = importsOfAll(signingIn);
  const others = screens.filter((id) => id !== dashboard && !signingIn.includes(id));
  const ofOthers = importsOfAll(others);
  const ofDashboard = [...importsOf(dashboard, modules)];
  const ofAccounts = ofDashboard.filter((module) => !ofOthers.has(module));
  const contents: [string, Iterable<string>][] = [
    ['start', importsOf(inSource('boot.ts'), modules)],
    ['every-page', importsOf(inSource('main.tsx'), modules)],
    ['shared', ofDashboard.filter((module) => ofOthers.has(module))],
    ['session', ofAccounts.filter((module) => ofSigningIn.has(module))],
    ['dashboard-start', ofAccounts],
  ];
  const files = new Map<string, string>();
  for (const [file, contained] of contents)
    for (const module of contained) if (!files.has(module)) files.set(module, file);
  return files;
}

/**
 * What every page asks for comes in one file, and so do the little that a drawn page starts with, what the dashboard shares
 * with the form to sign in alone, and what it begins with itself: left to itself, the bundler makes a file of each set of
 * pages that share something, and many are shorter than the head of the answer.
 */
export function loadedTogether() {
  let files: Map<string, string> | undefined;
  return {
    debugName: 'loaded together',
    name: (module: string, modules: Modules): string | null => {
      files ??= filesOf(modules);
      return asksForCookies.test(module) ? 'language-detector' : (files.get(module) ?? null);
    },
    includeDependenciesRecursively: false,
  };
}
