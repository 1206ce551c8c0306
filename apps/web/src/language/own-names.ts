import type { Language } from '@pagesmith/kernel';

/** Each language by its own name: who looks for it can read it. */
export const ownNames: Record<Language, string> = { en: 'English', fr: 'Français' };
