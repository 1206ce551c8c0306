import { AppwriteException } from 'appwrite';
import { withoutParameterName } from './parameter-name.ts';

/** French in both languages, as the product has always said it. */
const unknownErrorText = 'Une erreur est survenue';

/** Something that went wrong on this side, in words for customers. */
export class UserFacingError extends Error {}

/** What the backend says went wrong; a failure that is not the backend's has no words for customers, unless we gave it some. */
export function messageOf(error: unknown): string {
  const hasWords = isAnswer(error) || error instanceof UserFacingError;
  return hasWords && error.message ? withoutParameterName(error.message) : unknownErrorText;
}

/** The backend has answered; otherwise the call did not reach it. */
const isAnswer = (error: unknown): error is AppwriteException =>
  error instanceof AppwriteException && error.code > 0;

/** Asks for the password, a passkey or a code once more; the session is as good as before. */
export const isAskedAgain = (error: unknown): boolean => hasType(error, 'user_challenge_required');

export const isSignedOut = (error: unknown): boolean =>
  isAnswer(error) && error.code === 401 && !isAskedAgain(error);

export const hasType = (error: unknown, type: string): boolean => isAnswer(error) && error.type === type;
