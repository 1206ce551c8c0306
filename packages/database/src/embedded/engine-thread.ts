import { Worker } from 'node:worker_threads';
import type { Failure } from '@pagesmith/kernel';
import { databaseFailures } from '../failures.ts';
import { workerUrl } from '../places.ts';
import type { EngineOptions, EngineReply, EngineRequest } from './protocol.ts';

export interface EngineThread {
  /** One conversation at a time: PostgreSQL's messages in, its answer out. */
  send(bytes: Uint8Array, timeoutMs: number): Promise<Uint8Array>;
  stop(): Promise<void>;
}

/**
 * Keeps the thread of the embedded database alive: nothing inside it can interrupt a statement, so one that
 * takes too long ends with its thread, and the next statement starts a new one (which recovers from the log).
 */
export async function startEngineThread(options: EngineOptions, onCreate: () => void): Promise<EngineThread> {
  let current: Promise<Worker> | undefined;
  let lastTurn: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  function running(): Promise<Worker> {
    if (isStopped) return Promise.reject(databaseFailures.databaseClosed());
    current ??= openWorker(options, onCreate).then((worker) => {
      worker.once('exit', () => {
        current = undefined;
      });
      return worker;
    });
    return current;
  }

  async function exchange(request: EngineRequest, timeoutMs: number): Promise<Uint8Array> {
    const worker = await running();
    return answerOf(worker, request, timeoutMs).catch(async (error: unknown) => {
      await worker.terminate();
      throw error;
    });
  }

  await running();
  return {
    send: (bytes, timeoutMs) => {
      const turn = lastTurn.then(() => exchange({ bytes }, timeoutMs));
      lastTurn = turn.catch(() => undefined);
      return turn;
    },
    stop: async () => {
      isStopped = true;
      await lastTurn;
      const worker = await current;
      if (!worker) return;
      const exited = new Promise((resolve) => worker.once('exit', resolve));
      worker.postMessage({ stop: true } satisfies EngineRequest);
      await exited;
    },
  };
}

function openWorker(options: EngineOptions, onCreate: () => void): Promise<Worker> {
  const worker = new Worker(workerUrl, { workerData: options, execArgv: [] });
  const { folder } = options;
  return new Promise((resolve, reject) => {
    const refuse = (failure: Failure) => {
      reject(failure);
      worker.terminate();
    };
    const unusable = (reason: string) => refuse(databaseFailures.dataFolderUnusable({ folder, reason }));
    worker.once('exit', () => unusable('its thread ended'));
    worker.once('error', (error) => unusable(error.message));
    worker.on('message', function greet(reply: EngineReply) {
      if (reply.event === 'creating') return onCreate();
      worker.off('message', greet);
      if (reply.event === 'ready' && reply.isDurable) return resolve(worker);
      if (reply.event === 'failed') return unusable(reply.reason);
      refuse(databaseFailures.dataFolderNotDurable({ folder }));
    });
  });
}

function answerOf(worker: Worker, request: EngineRequest, timeoutMs: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const stopped = (cause: unknown) => settle(() => reject(databaseFailures.databaseStopped({ cause })));
    const answered = (reply: EngineReply) => {
      if (reply.event === 'done') settle(() => resolve(reply.bytes));
    };
    const timer = timeoutMs > 0 ? setTimeout(timedOut, timeoutMs) : undefined;
    function timedOut() {
      settle(() => reject(databaseFailures.statementTimedOut({ seconds: timeoutMs / 1000 })));
    }
    function settle(finish: () => void) {
      clearTimeout(timer);
      worker.off('message', answered).off('exit', stopped).off('error', stopped);
      finish();
    }
    worker.on('message', answered).once('exit', stopped).once('error', stopped);
    worker.postMessage(request);
  });
}
