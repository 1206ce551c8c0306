import type { Desk, Postman } from '@pagesmith/accounts';
import type { OperatorCommands } from '../operator/commands.ts';

/** What an operator can ask of the desk, by name. */
export const deskCommands = (desk: Desk, postman?: Postman): OperatorCommands => ({
  'tickets.list': (given) => desk.list(given),
  'tickets.read': (given) => desk.read(given),
  'tickets.answer': (given) => thenMailed(desk.answer(given), postman),
  'tickets.close': (given) => desk.close(given),
  'tickets.receive': (given) => thenMailed(desk.receive(given), postman),
});

async function thenMailed<Result>(done: Promise<Result>, postman: Postman | undefined): Promise<Result> {
  const result = await done;
  postman?.wake();
  return result;
}
