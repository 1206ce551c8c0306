import { AppwriteException } from 'appwrite';

/** French in both languages, as the product has always said it. */
const unknownErrorText = 'Une erreur est survenue';

/** What the backend says went wrong; a failure that is not the backend's has no words for customers. */
export function messageOf(error: unknown): string {
  return isAnswer(error) && error.message ? error.message : unknownErrorText;
}

/** The backend has answered; otherwise the call did not reach it. */
const isAnswer = (error: unknown): error is AppwriteException =>
  error instanceof AppwriteException && error.code > 0;

export const isSignedOut = (error: unknown): boolean => isAnswer(error) && error.code === 401;

export const hasType = (error: unknown, type: string): boolean => isAnswer(error) && error.type === type;
