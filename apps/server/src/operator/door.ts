// The operator's door: a socket in the data folder, through which commands on the same machine reach the server that
// holds the embedded database. Who may open it is up to the file system: its owner alone. It knows no command itself.
import { chmodSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { createServer } from 'node:net';
import { answerOf, carryOut, type OperatorCommands, type Question } from './commands.ts';

export interface Door {
  /** Ends after the commands that are under way. */
  close(): Promise<void>;
}

interface DoorDeps {
  readonly path: string;
  readonly commands: OperatorCommands;
  readonly onError: (error: unknown) => void;
}

const questionBytesMax = 1_048_576;
const silenceMsMax = 30_000;

/** The folder's lock is held, so a socket that is already there belongs to a dead process. */
export async function openDoor({ path, commands, onError }: DoorDeps): Promise<Door> {
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.setTimeout(silenceMsMax, () => socket.destroy());
    socket.on('error', () => socket.destroy());
    void answer(socket, commands, onError);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // The socket is made within this call: nobody else can open it even for a moment.
    const mask = process.umask(0o177);
    server.listen(path, resolve);
    process.umask(mask);
  });
  chmodSync(path, 0o600);
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

async function answer(
  socket: Socket,
  commands: OperatorCommands,
  onError: (error: unknown) => void,
): Promise<void> {
  try {
    const question: Question = JSON.parse(await wholeText(socket));
    socket.setTimeout(0);
    const given = await carryOut(commands, question).catch((error: unknown) => {
      const told = answerOf(error);
      if ('failure' in told && told.failure.status >= 500) onError(error);
      return told;
    });
    socket.end(JSON.stringify(given));
  } catch (error) {
    onError(error);
    socket.destroy();
  }
}

async function wholeText(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > questionBytesMax) throw new Error('A question at the operator’s door is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
