import { answerAbove } from '../mails.ts';

const markers = Object.values(answerAbove);
const isQuoted = (line: string) => /^\s*>/.test(line);

/** From here on it is not what was written now: our own mail, Outlook's copy of it, or a signature (RFC 3676, 4.3). */
const endsAnswer = (line: string) =>
  markers.some((marker) => line.includes(marker)) ||
  /^-{2,} ?(Original Message|Message d['’]origine|Message original)/i.test(line.trim()) ||
  /^_{20,}$/.test(line.trim()) ||
  line === '-- ';

/** "On …, Ada wrote:", over two lines at most, beside what was quoted below it. */
const attribution = '(?:On|Le)\\b[^\\n]{0,200}\\n?[^\\n]{0,200}(?:wrote|a écrit)\\s{0,3}:';
const leading = new RegExp(`^${attribution}\\n`);
const trailing = new RegExp(`(?:^|\\n)${attribution}$`);

function ownWords(lines: readonly string[]): string {
  const text = lines
    .filter((line) => !isQuoted(line) && !endsAnswer(line))
    .join('\n')
    .trim();
  return text.replace(leading, '').replace(trailing, '').trim();
}

/** What a person wrote in answer to a mail of ours, without the mail: above it, or between and below its quoted lines. */
export function withoutQuotes(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines.findIndex(endsAnswer);
  if (end === -1) return ownWords(lines);
  return ownWords(lines.slice(0, end)) || (lines.some(isQuoted) ? ownWords(lines) : '');
}
