import { basename } from 'node:path';
import type { ReceivedPart } from '@pagesmith/operations';

/** Files are referred to by name, because their folder changes between the upload and the engine. */
export const withFileNames = (parts: readonly ReceivedPart[]): ReceivedPart[] =>
  parts.map((part) => {
    const path = pathOf(part);
    return path === undefined ? part : { name: part.name, content: { source: basename(path) } };
  });

export const pathsOf = (parts: readonly ReceivedPart[]): string[] =>
  parts.flatMap((part) => pathOf(part) ?? []);

/** None for a text, and for a file that is in memory. */
const pathOf = ({ content }: ReceivedPart): string | undefined =>
  typeof content !== 'string' && typeof content.source === 'string' ? content.source : undefined;
