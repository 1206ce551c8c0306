import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendingMs, sendMessage } from './send-message.ts';

const message = { name: 'Ada', email: 'ada@example.com', reason: 'sales', message: 'Hello' } as const;

const ticket = { number: 12, answerHours: 24 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function outcomeOf(answer: () => Promise<Response>) {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  const sending = sendMessage(message, 'fr');
  await vi.advanceTimersByTimeAsync(sendingMs);
  return { sending: await sending, fetched };
}

describe('a contact message', () => {
  it('goes to the server as it was typed', async () => {
    const { sending, fetched } = await outcomeOf(async () => Response.json(ticket, { status: 201 }));
    expect(sending).toEqual({ outcome: 'sent', ticket });
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      '/v1/contact',
      expect.objectContaining({
        method: 'POST',
        headers: expect.objectContaining({ 'x-appwrite-locale': 'fr' }),
        body: JSON.stringify(message),
      }),
    );
  });

  it('is being sent for at least the promised time', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 201 }));
    const done = vi.fn();
    sendMessage(message, 'fr').then(done);
    await vi.advanceTimersByTimeAsync(sendingMs - 1);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalled();
  });

  it.each([
    ['the server fails', async () => new Response('', { status: 500 }), { outcome: 'failed' }],
    ['there is no connection', () => Promise.reject(new TypeError('fetch failed')), { outcome: 'failed' }],
    ['there were too many', async () => new Response('', { status: 429 }), { outcome: 'too-many' }],
    [
      'it is refused',
      async () =>
        Response.json(
          { message: 'Paramètre `email` incorrect\u00a0: la valeur doit être une adresse e-mail' },
          { status: 400 },
        ),
      { outcome: 'refused', reason: 'La valeur doit être une adresse e-mail' },
    ],
  ])('is not said to be sent when %s', async (_, answer, expected) => {
    expect((await outcomeOf(answer)).sending).toEqual(expected);
  });
});
