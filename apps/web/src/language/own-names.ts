import type { Language } from '@pagesmith/kernel';

/** Each language by its own name, so that its speakers can read it. */
export const ownNames: Record<Language, string> = { en: 'English', fr: 'Français' };
