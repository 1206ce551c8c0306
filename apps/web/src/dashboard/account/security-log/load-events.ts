import { callBackend } from '../../../session/backend.ts';

export interface SecurityEvent {
  readonly $id: string;
  readonly $createdAt: string;
  readonly kind: string;
  readonly ip: string;
  readonly clientName: string;
  readonly osName: string;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly occurrences: number;
}

/** Newest first; `before` is the last that is there. */
export async function loadEvents(limit: number, before?: SecurityEvent): Promise<readonly SecurityEvent[]> {
  const page = { limit, ...(before && { before: before.$id }) };
  return (await callBackend<{ events: SecurityEvent[] }>('GET', '/account/security-log', page)).events;
}
