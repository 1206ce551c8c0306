import { describe, expect, it, test } from 'vitest';
import { answerAbove } from '../mails.ts';
import { incomingBytesMax, readMail } from './read-mail.ts';

const address = 'help+T12-0a1b@example.com';
const head = `From: Ada <ada@example.org>\r\nTo: Support <${address}>\r\nMessage-ID: <m1@example.org>\r\n`;
const mail = (body: string, headers = 'Content-Type: text/plain; charset=utf-8\r\n') =>
  Buffer.from(`${head}${headers}\r\n${body}`);

test('a mail becomes what its sender wrote, with whom it names', async () => {
  expect(await readMail(mail('The third page.\r\n\r\nAda'), ['pipe@example.com'])).toEqual({
    recipients: ['pipe@example.com', address],
    mailFrom: 'ada@example.org',
    authentication: '',
    mailId: '<m1@example.org>',
    text: 'The third page.\n\nAda',
  });
});

test('what the mail server says of the sender is its topmost header, and nothing where there are two senders', async () => {
  const told = 'Authentication-Results: mx.example.com;\r\n dmarc=pass header.from=example.org\r\n';
  const forged = 'Authentication-Results: mx.example.com; dmarc=fail\r\n';
  const read = async (raw: string) => (await readMail(Buffer.from(`${raw}\r\nHello.`))).authentication;
  expect(await read(`${told}${head}${forged}`)).toMatch(
    /^mx\.example\.com;\s+dmarc=pass header\.from=example\.org$/,
  );
  expect(await read(`${told}${head}From: Grace <grace@example.com>\r\n`)).toBe('');
  const both = head.replace('Ada <ada@example.org>', 'Ada <ada@example.org>, Grace <grace@example.com>');
  expect(await read(`${told}${both}`)).toBe('');
});

test('accents survive every way in which mail carries them', async () => {
  const printable =
    'Content-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable\r\n';
  expect((await readMail(mail('D=E9j=E0 =AB vu =BB', printable))).text).toBe('Déjà « vu »');
  const base64 = 'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n';
  expect((await readMail(mail(Buffer.from('Déjà « vu »').toString('base64'), base64))).text).toBe(
    'Déjà « vu »',
  );
});

describe('what was quoted is cut', () => {
  const quote = `> ${answerAbove.en}\n>\n> Which page?\n`;
  it.each([
    ['below the answer', `The third.\n\nOn Mon, 16 Nov 2026 at 10:00, Support <a@b.c> wrote:\n${quote}`],
    [
      'below an attribution of two lines',
      `The third.\n\nOn Mon, 16 Nov 2026 at 10:00, Support\n<a@b.c> wrote:\n${quote}`,
    ],
    ['in French', `The third.\n\nLe lun. 16 nov. 2026 à 10:00, Support <a@b.c> a écrit :\n${quote}`],
    ['above the answer', `On Mon, 16 Nov 2026, Support wrote:\n${quote}\nThe third.`],
    [
      'by Outlook, without signs',
      `The third.\n\n________________________________\nFrom: Support\nWhich page?`,
    ],
    ['by our own line alone', `The third.\n\n${answerAbove.fr}\nWhich page?`],
    ['with a signature', 'The third.\n-- \nAda Lovelace, Countess'],
  ])('%s', async (_case, body) => {
    expect((await readMail(mail(body))).text).toBe('The third.');
  });

  it('and answers between the quoted lines stay', async () => {
    expect((await readMail(mail('> Which page?\nThe third.\n> Which file?\nThe second.'))).text).toBe(
      'The third.\nThe second.',
    );
  });

  it('in HTML alone too', async () => {
    const body = `<p>The <b>third</b>.</p><blockquote><p>${answerAbove.en}</p><p>Which page?</p></blockquote>`;
    expect((await readMail(mail(body, 'Content-Type: text/html; charset=utf-8\r\n'))).text).toBe(
      'The third.',
    );
  });
});

test.each([
  ['an automatic reply', 'Auto-Submitted: auto-replied\r\n'],
  ['a vacation notice of an older program', 'Precedence: auto_reply\r\n'],
  ['a mailing list', 'List-Id: <all.example.org>\r\n'],
  ['a notification of delivery', 'Return-Path: <>\r\n'],
  ['a mail of our own that came back', 'X-Pagesmith-Ticket: T12\r\n'],
])('%s is refused, so that no two programs answer each other', async (_case, header) => {
  await expect(readMail(mail('I am away.', header))).rejects.toMatchObject({ code: 'mail_automatic' });
});

test('what a person sent is not mistaken for a program’s', async () => {
  expect(await readMail(mail('Hello', 'Auto-Submitted: no\r\n'))).toMatchObject({ text: 'Hello' });
});

test.each([
  ['no text', mail(`> ${answerAbove.en}\n> Which page?`), 'mail_empty'],
  ['endless text', mail('x'.repeat(20_001)), 'mail_too_long'],
  ['a huge attachment', Buffer.alloc(incomingBytesMax + 1, 'x'), 'mail_too_large'],
  ['no mail at all', Buffer.from('\0\u0001 no mail'), 'mail_unreadable'],
  ['endless nesting', nested(200), 'mail_unreadable'],
])('%s is refused with a sentence', async (_case, raw, code) => {
  await expect(readMail(raw)).rejects.toMatchObject({ code });
});

function nested(depth: number): Buffer {
  const begin = Array.from(
    { length: depth },
    (_, level) => `Content-Type: multipart/mixed; boundary="b${level}"\r\n\r\n--b${level}\r\n`,
  );
  return Buffer.from(`${head}${begin.join('')}\r\nText`);
}

test('attachments are left out, and their text with them', async () => {
  const body = [
    '--b\r\nContent-Type: text/plain\r\n\r\nSee the file.\r\n',
    '--b\r\nContent-Type: text/plain; name="a.txt"\r\nContent-Disposition: attachment; filename="a.txt"\r\n\r\nsecret\r\n',
    '--b--',
  ].join('');
  const { text } = await readMail(mail(body, 'Content-Type: multipart/mixed; boundary="b"\r\n'));
  expect(text).toBe('See the file.');
});
