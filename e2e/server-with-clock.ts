import { rename, rm, writeFile } from 'node:fs/promises';
import { newData, type RunningServer, startServer } from './server.ts';

type Data = Awaited<ReturnType<typeof newData>>;

export interface ServerWithClock extends RunningServer {
  /** From now on it is so many days later than it is. */
  moveTo(days: number): Promise<void>;
  /** Stops it, does something, and starts it again where it was, with the same data. */
  whileStopped(act: (data: Data) => Promise<void>): Promise<void>;
  /** Does something to its data: beside it, or where that is not possible, while it is stopped. */
  withData(act: (data: Data) => Promise<void>): Promise<void>;
}

/** A server whose clock can be moved while it runs. */
export async function startServerWithClock(): Promise<ServerWithClock> {
  const data = await newData();
  const file = `${data.DATA_DIR}.clock`;
  // In one step: a server that reads meanwhile finds either time, never none.
  const moveTo = async (days: number) => {
    await writeFile(`${file}.next`, String(days));
    await rename(`${file}.next`, file);
  };
  await moveTo(0);
  const clock = new URL(`./moved-clock.mjs?file=${encodeURIComponent(file)}`, import.meta.url);
  const variables = { ...data, NODE_OPTIONS: `--import=${clock.href}` };
  let server = await startServer(variables);
  const { url } = server;
  const whileStopped: ServerWithClock['whileStopped'] = async (act) => {
    await server.stop();
    try {
      await act(data);
    } finally {
      server = await startServer({ ...variables, PORT: new URL(url).port });
    }
  };
  return {
    url,
    moveTo,
    whileStopped,
    // Only one process at a time can open an embedded database.
    withData: (act) => (data.DATABASE_URL ? act(data) : whileStopped(act)),
    stop: async () => {
      await server.stop();
      for (const left of [data.DATA_DIR, file]) await rm(left, { recursive: true, force: true });
    },
  };
}
