import { connect } from 'node:net';
import type { Answer, Question } from './commands.ts';

/** Asks the server behind the door; `undefined` when nobody is there. */
export async function knock(path: string, question: Question): Promise<Answer | undefined> {
  const text = await ask(path, JSON.stringify(question));
  return text === undefined ? undefined : JSON.parse(text);
}

const isNobody = (error: NodeJS.ErrnoException) => error.code === 'ENOENT' || error.code === 'ECONNREFUSED';

function ask(path: string, question: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(path);
    socket.once('connect', () => socket.end(question));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    socket.once('error', (error) => (isNobody(error) ? resolve(undefined) : reject(error)));
  });
}
