import type { Language } from '@pagesmith/kernel';
import { hasType, UserFacingError } from '../../session/backend-errors.ts';
import { passwordLengthMin } from '../../session/field-error.ts';
import { confirmationWords } from './words.ts';

/**
 * What asks for the password that opens the account now. One that is wrong is refused as at the sign-in, in words about an
 * e-mail address that nobody was asked for here; one that is too short to be any password, as one that is to be chosen.
 */
export async function withPassword<Result>(
  password: string,
  language: Language,
  send: () => Promise<Result>,
): Promise<Result> {
  const wrong = () => new UserFacingError(confirmationWords[language].wrongPassword);
  if ([...password].length < passwordLengthMin) throw wrong();
  try {
    return await send();
  } catch (error) {
    throw hasType(error, 'user_invalid_credentials') ? wrong() : error;
  }
}
