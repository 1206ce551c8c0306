import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The bundle of the engine process, which is the same however the server itself is run. */
const engineFile = fileURLToPath(
  import.meta.url.endsWith('.ts')
    ? new URL('../../../../dist/server/engine.js', import.meta.url)
    : new URL('./engine.js', import.meta.url),
);

const permissionFlag = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly hasNoNetwork: boolean;
}

/** How an engine process is started: no file but its code and the spool, and no network where the system permits. */
export function confinedCommand(spoolFolder: string, processFlags: readonly string[]): Command {
  const bundleFolder = realpathSync(dirname(engineFile));
  const root = dirname(dirname(bundleFolder));
  const readable = [bundleFolder, join(root, 'node_modules'), realpathSync(spoolFolder)].map(
    (folder) => `${folder}/*`,
  );
  const manifests = [root, dirname(bundleFolder), bundleFolder].map((folder) => join(folder, 'package.json'));
  const flags = [
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=SecurityWarning',
    permissionFlag,
    ...[...readable, ...manifests].map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-write=${realpathSync(spoolFolder)}/*`,
    ...processFlags,
    engineFile,
  ];
  const unshare = withoutNetwork();
  if (!unshare) return { program: process.execPath, args: flags, hasNoNetwork: false };
  return { program: 'unshare', args: [...unshare, process.execPath, ...flags], hasNoNetwork: true };
}

/** The arguments with which `unshare` works here: as root, else as a user that may have namespaces of its own. */
function withoutNetwork(): readonly string[] | undefined {
  return [['-n'], ['-rn']].find(
    (args) => spawnSync('unshare', [...args, 'true'], { stdio: 'ignore' }).status === 0,
  );
}
