import { AppwriteException } from 'appwrite';
import { expect } from 'vitest';

/** What the SDK throws, without its class; every refusal has the protocol's four keys. */
export async function refusal(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppwriteException)) throw new Error('The call was not refused.', { cause: error });
  const { code, type, message } = error;
  expect(JSON.parse(error.response)).toEqual({ code, type, message, version: expect.any(String) });
  return { code, type, message };
}

/** The status and the type alone. */
export async function refusalOf(call: Promise<unknown>): Promise<[number, string]> {
  const { code, type } = await refusal(call);
  return [code, type];
}

export const wrong = (code: number, type: string, message: unknown = expect.any(String)) => ({
  code,
  type,
  message,
});

export const argument = (message: unknown) => wrong(400, 'general_argument_invalid', message);

export const guest = wrong(
  401,
  'general_unauthorized_scope',
  'User (role: guests) missing scopes (["account"])',
);
