import { type FileHandle, open } from 'node:fs/promises';
import { textOf } from './answer-text.ts';
import { type S3Client, S3Refusal } from './s3-client.ts';

/** Sends a local file, a large one in parts: each is read again from the disk when it has to be sent again. */
export async function sendFile(client: S3Client, key: string, path: string): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size > client.limits.partBytes) await sendInParts(client, key, file, size);
    else await client.ask({ method: 'PUT', key, body: await read(file, 0, size) });
  } finally {
    await file.close();
  }
}

async function sendInParts(client: S3Client, key: string, file: FileHandle, size: number): Promise<void> {
  const begun = await client.ask({ method: 'POST', key, query: { uploads: '' } });
  const uploadId = textOf(begun.text, 'UploadId');
  try {
    const etags: string[] = [];
    for (let at = 0; at < size; at += client.limits.partBytes) {
      const body = await read(file, at, Math.min(client.limits.partBytes, size - at));
      const query = { partNumber: String(etags.length + 1), uploadId };
      const { headers } = await client.ask({ method: 'PUT', key, query, body });
      etags.push(headers.get('etag') ?? '');
    }
    await complete(client, key, uploadId, etags, size);
  } catch (error) {
    // Parts that stay behind are removed by the bucket's lifecycle rule.
    await client.ask({ method: 'DELETE', key, query: { uploadId } }).catch(() => undefined);
    throw error;
  }
}

async function complete(
  client: S3Client,
  key: string,
  uploadId: string,
  etags: readonly string[],
  size: number,
): Promise<void> {
  const parts = etags.map(
    (etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`,
  );
  const body = new TextEncoder().encode(
    `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`,
  );
  try {
    await client.persist(async () => {
      const request = { method: 'POST', key, query: { uploadId }, body } as const;
      const response = await client.send(request, AbortSignal.timeout(client.limits.timeoutMs));
      // The status is sent before the parts are put together: an error then stands in the body of a 200.
      const isJoined = (await response.text()).includes('<CompleteMultipartUploadResult');
      if (!isJoined) throw new Error(`the parts of ${key} were not joined`);
    });
  } catch (error) {
    // The answer to an earlier try was lost: then the upload is over, and the file is there.
    const isFinished = error instanceof S3Refusal && error.status === 404;
    if (!isFinished || (await lengthOf(client, key)) !== size) throw error;
  }
}

async function lengthOf(client: S3Client, key: string): Promise<number> {
  const { headers } = await client.ask({ method: 'HEAD', key });
  return Number(headers.get('content-length'));
}

async function read(file: FileHandle, position: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(length);
  for (let done = 0; done < length; ) {
    const { bytesRead } = await file.read(bytes, done, length - done, position + done);
    if (bytesRead === 0) throw new Error('a file became shorter while it was sent to the store');
    done += bytesRead;
  }
  return bytes;
}
