import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/** The browser may be another machine's, as far as the driver knows: what it saved comes as a stream. */
export const bytesOf = async (download: Download): Promise<Buffer> =>
  buffer(await download.createReadStream());
