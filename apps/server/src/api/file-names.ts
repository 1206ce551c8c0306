import { basename } from 'node:path';
import type { ReceivedPart } from '@pagesmith/operations';

/** Files are referred to by name, because their folder changes between the upload and the engine. */
export const withFileNames = (parts: readonly ReceivedPart[]): ReceivedPart[] =>
  parts.map(({ name, content }) => ({
    name,
    content: typeof content === 'string' ? content : { source: basename(String(content.source)) },
  }));

export const pathsOf = (parts: readonly ReceivedPart[]): string[] =>
  parts.flatMap(({ content }) => (typeof content === 'string' ? [] : [String(content.source)]));
