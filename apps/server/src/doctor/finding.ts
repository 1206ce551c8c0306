/** One thing that was looked at. What is wrong stops the service or harms it; advice is for production. */
export interface Finding {
  readonly about: Subject;
  readonly state: 'fine' | 'advice' | 'wrong' | 'unknown';
  readonly says: string;
  /** What to do, wherever something is to be done. */
  readonly remedy?: string;
}

export type Subject =
  | 'configuration'
  | 'secrets'
  | 'mail'
  | 'disk'
  | 'clock'
  | 'proxy'
  | 'database'
  | 'store';

export const fine = (about: Subject, says: string): Finding => ({ about, state: 'fine', says });
export const advice = (about: Subject, says: string, remedy: string): Finding => ({
  about,
  state: 'advice',
  says,
  remedy,
});
export const wrong = (about: Subject, says: string, remedy: string): Finding => ({
  about,
  state: 'wrong',
  says,
  remedy,
});
/** It could not be looked at, because something else is wrong or in use. */
export const unknown = (about: Subject, says: string): Finding => ({ about, state: 'unknown', says });
