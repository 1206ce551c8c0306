import { unreadable } from './table.ts';

/** By its byte order mark; without one UTF-8, or Windows-1252 where it is no UTF-8. */
export function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const text = inUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
  if (text.includes('\0')) throw unreadable(notText);
  return text;
}

function inUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const notText = {
  en: 'What was sent is none of these.',
  fr: 'Ce qui a été envoyé n’est rien de tout cela.',
};
