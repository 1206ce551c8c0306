import type { Language } from '@pagesmith/kernel';
import { storedSessionHeader } from '../../../session/stored-session.ts';

/** What the server noted on the way to a result. */
export interface Warnings {
  readonly messages: readonly string[];
  /** How many there are besides. */
  readonly omitted: number;
  /** Whether there are some that could not be fetched. */
  readonly areMissing: boolean;
  /** Form fields whose text was cut off at the edge of their box. */
  readonly cutOffFields: readonly string[];
}

interface ReportBody {
  readonly warnings: readonly { readonly code: string; readonly message: string; readonly field?: string }[];
  readonly omitted: number;
}

const none: Warnings = { messages: [], omitted: 0, areMissing: false, cutOffFields: [] };
/** Of the warning about a text that does not fit, whose definition belongs to the engine. */
const cutOff = 'text_cut_off';
/** A screen is no place for ten thousand sentences. */
const messagesMax = 100;

/** The answer only says where its report is, which is fetched in the same way as the call was made. */
export async function fetchWarnings(
  address: string | null,
  { keyId, language }: { readonly keyId: string; readonly language: Language },
): Promise<Warnings> {
  if (address === null) return none;
  try {
    const headers = { 'x-api-key-id': keyId, 'accept-language': language, ...storedSessionHeader() };
    const answer = await fetch(address, { headers });
    if (!answer.ok) return { ...none, areMissing: true };
    const { warnings, omitted } = (await answer.json()) as ReportBody;
    const messages = [...new Set(warnings.map(({ message }) => message))];
    const shown = messages.slice(0, messagesMax);
    const cutOffFields = warnings.flatMap(({ code, field }) => (code === cutOff && field ? [field] : []));
    return { ...none, messages: shown, omitted: omitted + messages.length - shown.length, cutOffFields };
  } catch {
    return { ...none, areMissing: true };
  }
}
