/** How well the system isolates an engine process; Node's own limits apply in any case. */
export interface Protections {
  /** `network`: it has none. `processes`: nor sees any other process. `files`: nor any part of the folders of data. */
  readonly namespaces: 'none' | 'network' | 'processes' | 'files';
  /** A user that owns nothing but the folder of this one process. */
  readonly hasOwnUser: boolean;
}

/** The strongest first. */
export const choices: readonly Protections[] = [true, false].flatMap((hasOwnUser) =>
  (['files', 'processes', 'network', 'none'] as const).map((namespaces) => ({ namespaces, hasOwnUser })),
);

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  /** Where it starts, and whose it is: the server's own unless given. */
  readonly folder?: string;
  readonly user?: number | undefined;
  /** Whether the program starts the engine as a child of its own. */
  readonly isParent: boolean;
}

interface Wrapping extends Protections {
  readonly user: number;
  /** None lies in another. Own folders keep their place in them. */
  readonly hiddenFolders: readonly string[];
  readonly folder: string;
}

const flags = {
  network: ['--net'],
  processes: ['--net', '--pid', '--fork', '--kill-child'],
  files: ['--net', '--pid', '--fork', '--kill-child', '--mount'],
} as const;

/**
 * Covers folders with empty ones in which only the process's own folder is. The own folder is named by `.`,
 * which still leads to it when its path does not; and by its path again once it is back, so that `..` ends there.
 */
const hide = `
while [ "$1" != -- ]; do mount -t tmpfs -o size=64k,mode=755 tmpfs "$1" && shift || exit; done
shift && mkdir -p "$0" && mount --no-canonicalize --bind . "$0" &&
cd "$0" && { mount -t proc proc /proc 2>/dev/null || :; } && exec "$@"`;

/** Puts the protections around the start of a program. A wrapper ends with the server, and the engine with its wrapper. */
export function wrap(node: readonly string[], wrapping: Wrapping): Command {
  const { namespaces, hasOwnUser, user, hiddenFolders, folder } = wrapping;
  if (namespaces === 'none') {
    const [program = '', ...args] = node;
    return { program, args, folder, isParent: false, user: hasOwnUser ? user : undefined };
  }
  const asUser = hasOwnUser
    ? [`--reuid=${user}`, `--regid=${user}`, '--clear-groups']
    : ['--bounding-set=-all', '--inh-caps=-all'];
  const asRoot = process.getuid?.() === 0 ? [] : ['--map-root-user'];
  const covered = namespaces === 'files' ? ['sh', '-c', hide, folder, ...hiddenFolders, '--'] : [];
  const unshare = ['unshare', ...asRoot, ...flags[namespaces], ...covered];
  const inner = ['setpriv', '--pdeathsig=keep', '--no-new-privs', ...asUser, ...node];
  const args = ['--pdeathsig=KILL', ...unshare, ...inner];
  return { program: 'setpriv', args, folder, isParent: namespaces !== 'network' };
}
