// The least that a call can cost a server: it spools the upload, hands it over to another process, writes two statements
// and answers. Nothing is checked, metered, limited or logged.
import { fork } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Busboy } from '@fastify/busboy';
import pg from 'pg';

const answer = { fields: Array.from({ length: 12 }, (_, at) => ({ name: `field_${at}`, type: 'text' })) };

if (process.send && process.argv[2] === 'worker') {
  process.on('message', ({ id }) => process.send({ id, answer }));
  process.on('disconnect', () => process.exit(0));
} else {
  await serve();
}

async function serve() {
  const { PORT, DATABASE_URL, DATA_DIR } = process.env;
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
  await pool.query('CREATE TABLE skeleton (id text PRIMARY KEY, state text, at timestamptz DEFAULT now())');
  const worker = fork(fileURLToPath(import.meta.url), ['worker'], { serialization: 'advanced' });
  const waiting = new Map();
  worker.on('message', ({ id, answer: made }) => waiting.get(id)(made));
  let count = 0;

  const spool = (request, path) =>
    new Promise((resolve, reject) => {
      const parser = new Busboy({ headers: request.headers });
      let written = Promise.resolve();
      parser.on('file', (_name, stream) => {
        written = new Promise((done) => stream.pipe(createWriteStream(path)).once('finish', done));
      });
      parser.once('finish', () => resolve(written)).once('error', reject);
      request.pipe(parser);
    });

  const server = createServer(async (request, response) => {
    const id = String(++count);
    const path = join(DATA_DIR, id);
    await pool.query({ name: 'begin', text: 'INSERT INTO skeleton VALUES ($1, $2)', values: [id, 'begun'] });
    await spool(request, path);
    const made = await new Promise((resolve) => {
      waiting.set(id, resolve);
      worker.send({ id, path });
    });
    waiting.delete(id);
    await pool.query({
      name: 'end',
      text: 'UPDATE skeleton SET state = $2 WHERE id = $1',
      values: [id, 'ended'],
    });
    const body = JSON.stringify(made);
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
    await unlink(path);
  });
  server.listen(Number(PORT), '127.0.0.1', () => console.log('is ready at'));
  process.once('SIGTERM', async () => {
    server.closeAllConnections();
    worker.disconnect();
    await pool.end();
    process.exit(0);
  });
}
