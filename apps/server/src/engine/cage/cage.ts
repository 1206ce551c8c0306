import { execFile } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { uniqueId } from '@pagesmith/kernel';
import { rehearseStates, stateFlags } from '../state.ts';
import { TaskFolder } from '../task-folder.ts';
import { type Command, choices, type Protections, wrap } from './wrap.ts';

/** The bundles of the engine process, which are the same however the server itself is run. */
const bundle = (name: string) =>
  fileURLToPath(
    import.meta.url.endsWith('.ts')
      ? new URL(`../../../../../dist/server/${name}`, import.meta.url)
      : new URL(`./${name}`, import.meta.url),
  );
const engineFile = bundle('engine.js');

export interface CageOptions {
  /** Where the folders of the processes are: beside the files of the calls, on the same file system. */
  readonly folder: string;
  /** Hidden from all engine processes, except for each one's own folder. */
  readonly hiddenFolders: readonly string[];
}

/** How to start one engine process, and the folder that belongs to it. */
export interface Confined {
  readonly command: Command;
  readonly folder: TaskFolder;
}

export interface Cage {
  readonly protections: Protections;
  confine(processFlags: readonly string[], script?: readonly string[]): Confined;
}

/** The strongest that this machine allows: tests start many servers in one process, and one rehearsal is enough. */
let strongest: Protections | undefined;

/** Takes the strongest protections under which a process can work on a file here. */
export async function createCage(options: CageOptions, among?: readonly Protections[]): Promise<Cage> {
  await rehearseStates(dirname(engineFile));
  if (!among && strongest) return cageWith(strongest, options);
  for (const protections of (among ?? choices).filter(isConceivable)) {
    const cage = cageWith(protections, options);
    if (!(await rehearses(cage, options))) continue;
    if (!among) strongest = protections;
    return cage;
  }
  throw new Error(`no engine process can be started in ${options.folder}`);
}

export function cageWith(protections: Protections, options: CageOptions): Cage {
  const hiddenFolders = outermost(options.hiddenFolders.map((one) => realpathSync(one)));
  return {
    protections,
    confine: (processFlags, script = [engineFile]) => {
      const user = protections.hasOwnUser ? nextUser() : undefined;
      const folder = new TaskFolder(join(options.folder, `engine-${uniqueId()}`), user);
      const node = [
        process.execPath,
        ...limitsOf(folder),
        ...processFlags,
        ...stateFlags(processFlags),
        ...script,
      ];
      const command = wrap(node, { ...protections, user: user ?? 0, hiddenFolders, folder: folder.path });
      return { command, folder };
    },
  };
}

/** Once a folder is covered, those inside it are gone with it. */
const outermost = (folders: readonly string[]): string[] =>
  folders.filter((one) => !folders.some((other) => one.startsWith(`${other}/`)));

/** Namespaces are Linux's, and a process in one is found by its parent; another user takes root. */
function isConceivable({ namespaces, hasOwnUser }: Protections): boolean {
  const isLinux = process.platform === 'linux';
  if (hasOwnUser && process.getuid?.() !== 0) return false;
  return namespaces === 'none' || (isLinux && existsSync('/proc/thread-self/children'));
}

const has = (flag: string): boolean => process.allowedNodeEnvironmentFlags.has(flag);

/** Node's own limits: no file but its code and its folder, no process, no thread, no add-on, no debugger. */
function limitsOf({ path }: TaskFolder): string[] {
  const bundles = realpathSync(dirname(engineFile));
  const root = dirname(dirname(bundles));
  const manifests = [root, dirname(bundles), bundles].map((folder) => join(folder, 'package.json'));
  const readable = [`${bundles}/*`, `${join(root, 'node_modules')}/*`, `${path}/*`, ...manifests];
  return [
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=SecurityWarning',
    '--disable-warning=DeprecationWarning',
    has('--permission') ? '--permission' : '--experimental-permission',
    ...(has('--disable-sigusr1') ? ['--disable-sigusr1'] : []),
    ...readable.map((one) => `--allow-fs-read=${one}`),
    `--allow-fs-write=${path}/*`,
    `--import=${pathToFileURL(bundle('close-doors.js')).href}`,
  ];
}

// The range from which systemd too takes users that exist only while a process does.
const [firstUser, usersMax] = [61_184, 4_336];
let users = process.pid;

function nextUser(): number {
  users += 1;
  return firstUser + (users % usersMax);
}

const task = `
const fs = require('node:fs');
fs.accessSync(${JSON.stringify(engineFile)});
fs.writeFileSync('result', fs.readFileSync('asked'), { mode: 0o600 });`;
const rehearsalMs = 20_000;

/** Whether a process in this cage can read its code and a file, and the server its result. */
async function rehearses(cage: Cage, { folder: parent }: CageOptions): Promise<boolean> {
  const [asked, resultPath] = [join(parent, 'asked'), join(parent, 'answered')];
  let own: TaskFolder | undefined;
  try {
    await writeFile(asked, 'x', { mode: 0o600 });
    const { command, folder } = cage.confine([], ['--eval', task]);
    own = folder;
    const { program, args, user: uid, folder: cwd } = command;
    const result = await folder.during({ files: [asked], resultPath, inputBytes: 1 }, async () => {
      await promisify(execFile)(program, args, { cwd, uid, gid: uid, env: {}, timeout: rehearsalMs });
      return { kind: 'file', sizeBytes: 1, warnings: [] };
    });
    return result.kind === 'file' && result.sizeBytes === 1;
  } catch {
    return false;
  } finally {
    await own?.remove();
    await Promise.all([asked, resultPath].map((path) => rm(path, { force: true })));
  }
}
