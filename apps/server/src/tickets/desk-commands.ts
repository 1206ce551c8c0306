import type { Desk, Postman } from '@pagesmith/accounts';
import type { OperatorCommands } from '../operator/commands.ts';

/** What can be asked of the desk, by name. What is done with one ticket is asked of the operators. */
export const deskCommands = (desk: Desk, postman?: Postman): OperatorCommands => ({
  'tickets.list': (given) => desk.list(given),
  'tickets.receive': async (given) => {
    const received = await desk.receive(given);
    postman?.wake();
    return received;
  },
});
