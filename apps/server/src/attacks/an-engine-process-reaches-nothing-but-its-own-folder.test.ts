// A hostile script in exactly the cage in which engine processes work: under every degree of protection that this
// system permits, and under Node's own limits alone, which hold everywhere.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processFlags } from '@pagesmith/operations/process-flags';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cage, cageWith, createCage } from '../engine/cage/cage.ts';
import { choices, type Protections, wrap } from '../engine/cage/wrap.ts';
import { EngineProcess } from '../engine/engine-process.ts';
import type { Task } from '../engine/protocol.ts';
import { stateFlags } from '../engine/state.ts';
import { TaskFolder } from '../engine/task-folder.ts';

const hostile = readFileSync(new URL('./testing/hostile-engine.cjs', import.meta.url), 'utf8');
const dataDir = mkdtempSync(join(tmpdir(), 'pagesmith-cage-'));
const folder = join(dataDir, 'spool', 'process');
mkdirSync(folder, { recursive: true });
const secret = join(dataDir, 'secret');
writeFileSync(secret, 'SECRET=another customer’s');
const options = { folder, hiddenFolders: [dataDir, join(dataDir, 'spool')] };

const packets: Buffer[] = [];
const names = createSocket('udp4').on('message', (packet, { port, address }) => {
  packets.push(packet);
  if (packet.length < 12) return;
  // Refuses to answer (RFC 1035, 4.1.1), so that nobody waits.
  packet.writeUInt16BE(0x8005, 2);
  names.send(packet, port, address);
});
let connections = 0;
const listener = createServer((socket) => {
  connections += 1;
  socket.destroy();
});
let victim: ChildProcess;
let victimSaid = '';
beforeAll(async () => {
  listener.listen(0, '127.0.0.1');
  names.bind(0, '127.0.0.1');
  victim = spawn(process.execPath, ['--eval', 'setInterval(() => 0, 1000)'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  victim.stderr?.on('data', (chunk) => {
    victimSaid += chunk;
  });
  await Promise.all([once(listener, 'listening'), once(names, 'listening'), once(victim, 'spawn')]);
});
afterAll(() => {
  victim.kill();
  listener.close();
  names.close();
  rmSync(dataDir, { recursive: true });
});

/** What each attempt brought. */
async function attack(engine: EngineProcess, otherFolder: string): Promise<Record<string, string>> {
  const input = {
    secret,
    otherFolder,
    dataDir,
    outside: join(dataDir, 'outside'),
    parentPid: process.pid,
    victimPid: victim.pid,
    tcpPort: (listener.address() as AddressInfo).port,
    udpPort: names.address().port,
  };
  const task = { steps: [{ operation: 'list-fields', input, options: {} }] } satisfies Task;
  await engine.ready;
  const limits = { deadlineMs: 100_000, memoryBytes: 1_073_741_824 };
  const result = await engine.run(task, limits, new AbortController().signal);
  return (result.kind === 'json' ? JSON.parse(result.text) : {}) as Record<string, string>;
}

async function attackFrom(cage: Cage, flags: readonly string[]): Promise<Record<string, string>> {
  const other = cage.confine([]).folder;
  const { command, folder: own } = cage.confine(flags, ['--eval', hostile]);
  for (const { path } of [other, own]) writeFileSync(join(path, 'task'), 'a document', { mode: 0o644 });
  const engine = new EngineProcess(command, { folder: own });
  try {
    return await attack(engine, other.path);
  } finally {
    engine.kill();
    await other.remove();
  }
}

const allowed = { 'read its own task': 'got a document', 'write its own folder': 'got got it' };

const strongest: Protections = { namespaces: 'files', hasOwnUser: true };
const permitted: Protections[] = [];
for (const protections of choices) {
  const works = await createCage(options, [protections]).then(
    () => true,
    () => false,
  );
  if (works) permitted.push(protections);
}
const title = ({ namespaces, hasOwnUser }: Protections) =>
  `namespaces: ${namespaces}, ${hasOwnUser ? 'a user of its own' : 'the server’s user'}`;

/** With the flags of engine processes it begins from the state that the build kept, with others it does not. */
const beginnings = [
  { from: 'from its state', flags: processFlags },
  { from: 'from nothing', flags: [] },
];

test('a process with the flags of the engine begins from the state that the build kept', () => {
  expect(stateFlags(processFlags)).toEqual(['--snapshot-blob', expect.stringMatching(/\.state$/)]);
  expect(stateFlags([])).toEqual([]);
});

describe.each(permitted.map((one) => ({ ...one, title: title(one) })))(
  'an engine process ($title)',
  (one) => {
    test.each(beginnings)(
      'begun $from reaches its own folder, and no file, process, debugger, name or socket beyond it',
      async ({ flags }) => {
        const outcomes = await attackFrom(cageWith(one, options), flags);
        expect(Object.keys(outcomes).length).toBeGreaterThan(50);
        const refused = Object.fromEntries(Object.keys(outcomes).map((name) => [name, 'refused']));
        expect(outcomes).toEqual({ ...refused, ...allowed });
        expect({ connections, packets, victimSaid }).toEqual({ connections: 0, packets: [], victimSaid: '' });
        expect([victim.exitCode, victim.signalCode, existsSync(join(dataDir, 'outside'))]).toEqual([
          null,
          null,
          false,
        ]);
      },
    );
  },
);

/** Native code, which Node's limits do not bind: what a flaw in Node or V8 would give. */
const native = ({ pid }: ChildProcess) => `
cat task; ls .. "${dataDir}" "${folder}"; cat "${secret}"; kill -0 ${pid} && echo FOUND; cat /proc/${pid}/environ;
echo x > "${dataDir}/outside" && echo WROTE; cat /proc/net/dev | grep -v -e lo: -e '|'; id -u`;

test.skipIf(!permitted.some(({ namespaces, hasOwnUser }) => namespaces === 'files' && hasOwnUser))(
  'where the system permits namespaces and users, not even native code reaches anything else',
  async () => {
    const own = new TaskFolder(join(folder, 'engine-native'), 61_200);
    writeFileSync(join(own.path, 'task'), 'a document\n', { mode: 0o644 });
    const wrapping = { ...strongest, user: 61_200, hiddenFolders: [dataDir], folder: own.path };
    const { program, args } = wrap(['sh', '-c', native(victim)], wrapping);
    const { stdout } = spawnSync(program, args, { cwd: own.path, env: {}, encoding: 'utf8' });
    // Its folder is all there is of the spool, and its user is nobody else's.
    expect(stdout.split('\n').filter((line) => line !== '' && !line.endsWith(':'))).toEqual([
      'a document',
      'engine-native',
      'spool',
      'engine-native',
      '61200',
    ]);
    await own.remove();
  },
);

test.skipIf(!permitted.some(({ namespaces, hasOwnUser }) => namespaces === 'files' && hasOwnUser))(
  'a spool outside the data folder is hidden like it',
  async () => {
    const spool = mkdtempSync(join(tmpdir(), 'pagesmith-spool-'));
    const own = new TaskFolder(join(spool, 'process', 'engine-native'), 61_200);
    writeFileSync(join(spool, 'process', 'of another call'), 'SECRET', { mode: 0o644 });
    const wrapping = { ...strongest, user: 61_200, hiddenFolders: [dataDir, spool], folder: own.path };
    const { program, args } = wrap(['sh', '-c', `ls "${dataDir}" "${spool}" "${spool}/process"`], wrapping);
    const { stdout } = spawnSync(program, args, { cwd: own.path, env: {}, encoding: 'utf8' });
    expect(stdout.split('\n').filter((line) => line !== '' && !line.endsWith(':'))).toEqual([
      'process',
      'engine-native',
    ]);
    rmSync(spool, { recursive: true, force: true });
  },
);

test('Node’s own limits hold everywhere: they are among what is tried', () => {
  expect(permitted).toContainEqual({ namespaces: 'none', hasOwnUser: false });
  for (const one of choices.filter((choice) => !permitted.includes(choice))) {
    console.log(`Not tried, because this system does not permit it: ${title(one)}.`);
  }
});

test('without the cage the same script gets what it wants: its attempts are real', async () => {
  const place = mkdtempSync(join(tmpdir(), 'pagesmith-free-'));
  writeFileSync(join(place, 'task'), 'a document');
  const args = ['--eval', hostile];
  const engine = new EngineProcess({ program: process.execPath, args, folder: place, isParent: false });
  try {
    const outcomes = await attack(engine, place);
    const got = Object.values(outcomes).filter((outcome) => outcome !== 'refused');
    expect(got.length).toBeGreaterThan(35);
    expect(connections).toBeGreaterThan(0);
    expect(packets.length).toBeGreaterThan(0);
  } finally {
    engine.kill();
    rmSync(place, { recursive: true });
    expect(readdirSync(folder)).toEqual([]);
  }
});
