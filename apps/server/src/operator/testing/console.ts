import { generateSync } from 'otplib';

const password = 'four unrelated words here';

interface Answered {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

export interface TestConsole {
  readonly cookie: string;
  /** The whole header by which the cookie was set. */
  readonly setCookie: string;
  act(action: string, given?: object): Promise<Answered>;
}

const readAnswer = async (response: Response): Promise<Answered> => ({
  status: response.status,
  body: response.status === 204 ? {} : ((await response.json()) as Record<string, unknown>),
});

export const call = (url: string, path: string, body: object, cookie = '') =>
  fetch(`${url}/operator/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

/** An operator who was invited by `invite`, has accepted and signed in. */
export async function openConsole(
  url: string,
  link: string,
  { email, now = () => new Date() }: { readonly email: string; readonly now?: () => Date },
): Promise<TestConsole> {
  const invitation = link.split('invitation=')[1] ?? '';
  const { body } = await readAnswer(await call(url, '/invitation', { invitation }));
  const secret = String(body.secret);
  const codeAt = (steps: number) =>
    generateSync({ secret, epoch: Math.floor(now().getTime() / 1_000) + 30 * steps });
  // The code of the step before, so that the present one is not spent yet.
  await call(url, '/invitation/accept', { invitation, password, code: codeAt(-1) });
  const signedIn = await call(url, '/session', { email, password, code: codeAt(0) });
  const setCookie = signedIn.headers.getSetCookie()[0] ?? '';
  const cookie = setCookie.split(';')[0] ?? '';
  const act = async (action: string, given: object = {}) =>
    readAnswer(await call(url, `/actions/${action}`, given, cookie));
  return { cookie, setCookie, act };
}
