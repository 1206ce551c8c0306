import { createHash } from 'node:crypto';
import type { PageReading } from '@pagesmith/pdf';
import { shareWords } from './pieces/index.ts';
import type { SeenFonts } from './read/index.ts';

type SharePictures = (pictures: PageReading['pictures']) => PageReading['pictures'];

/** What occurs on many pages: words and pictures are kept in memory once, fonts are looked at once. */
export interface Shared {
  readonly pictures: SharePictures;
  readonly words: ReturnType<typeof shareWords>;
  readonly fonts: SeenFonts;
}

export const openShared = (): Shared => ({
  pictures: sharePictures(),
  words: shareWords(),
  fonts: new Map(),
});

function sharePictures(): SharePictures {
  const known = new Map<string, Uint8Array>();
  return (pictures) =>
    pictures.map((picture) => {
      const key = createHash('sha1').update(picture.bytes).digest('base64');
      const bytes = known.get(key) ?? picture.bytes;
      known.set(key, bytes);
      return { ...picture, bytes };
    });
}
