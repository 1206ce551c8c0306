import { join } from 'node:path';

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const source = join(import.meta.dirname, 'src');

/** Gives everything that a module imports, at whatever distance, the name of one file; what has one already keeps it. */
function nameImports(module: string, file: string, files: Map<string, string>, modules: Modules): void {
  for (const imported of modules.getModuleInfo(module)?.importedIds ?? []) {
    if (files.has(imported) || imported.endsWith('.css')) continue;
    files.set(imported, file);
    nameImports(imported, file, files, modules);
  }
}

/**
 * What every page asks for comes in one file, and so does the little that a drawn page starts with: left to itself, the
 * bundler makes a file of each set of pages that share something, and many are shorter than the head of the answer.
 */
export function loadedTogether() {
  let files: Map<string, string> | undefined;
  return {
    debugName: 'loaded together',
    name: (module: string, modules: Modules): string | null => {
      if (!files) {
        files = new Map();
        nameImports(join(source, 'boot.ts'), 'start', files, modules);
        nameImports(join(source, 'main.tsx'), 'every-page', files, modules);
      }
      return files.get(module) ?? null;
    },
    includeDependenciesRecursively: false,
  };
}
