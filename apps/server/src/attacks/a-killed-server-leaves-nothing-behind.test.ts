import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { copyOfTemplate } from '@pagesmith/database/testing';
import { afterAll, expect, test } from 'vitest';
import { registerCustomer } from '../api/testing/customer.ts';
import { endServerProcesses, startServerProcess } from '../api/testing/server-process.ts';
import { nothing, spooledIn } from '../api/testing/spooled.ts';
import { uploadLimits } from '../api/upload-limits.ts';

const dataDir = await copyOfTemplate();
afterAll(() => {
  endServerProcesses();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Every process that was started in this data folder, by its command line. */
const enginesLeft = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`--allow-fs-write=${dataDir}`);
      } catch {
        return false;
      }
    });

test.skipIf(process.platform !== 'linux')(
  'uploads and engine processes of a killed server are gone when the next one is ready',
  async () => {
    const server = await startServerProcess({ DATA_DIR: dataDir });
    const { key } = await registerCustomer(server.url);
    const socket = createConnection(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7`;
    const tooMuchForMemory = ' '.repeat(uploadLimits.heldBytesMax + 1);
    const type = 'multipart/form-data; boundary=x';
    socket.write(
      `POST /list-fields HTTP/1.1\r\nhost: a\r\nx-api-key: ${key}\r\ncontent-type: ${type}\r\ncontent-length: 1000000\r\n\r\n${head}${tooMuchForMemory}`,
    );
    await expect.poll(() => spooledIn(dataDir).calls.length).toBe(1);
    expect(enginesLeft().length).toBeGreaterThan(0);
    await server.crash();
    socket.destroy();
    expect(spooledIn(dataDir).calls).toHaveLength(1);
    await expect.poll(enginesLeft).toEqual([]);
    const next = await startServerProcess({ DATA_DIR: dataDir });
    expect(spooledIn(dataDir)).toEqual(nothing);
    expect(readdirSync(join(dataDir, 'spool'))).toHaveLength(1);
    await next.crash();
  },
);
