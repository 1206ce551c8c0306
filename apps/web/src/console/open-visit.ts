import { Refusal } from './ask.ts';

/** The token becomes this browser's session of the customer's dashboard, which opens beside the console. */
export async function openVisitOf(token: string): Promise<void> {
  const response = await fetch('/v1/account/sessions/visit', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  if (!response.ok) throw new Refusal('', response.statusText);
  window.open('/dashboard', '_blank', 'noopener');
}
