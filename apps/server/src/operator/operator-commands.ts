import { commandActor, type Operators, type Postman, readArguments, textUpTo } from '@pagesmith/accounts';
import type { OperatorCommands } from './commands.ts';

const asked = { action: textUpTo(64), user: textUpTo(64) };

/** Everything that operators can do, for whoever may open the door. */
export const operatorCommands = (operators: Operators, postman?: Postman): OperatorCommands => ({
  'operator.do': async (given) => {
    const { action, user } = readArguments(asked, given);
    const input = (given as { readonly given?: unknown }).given;
    const result = await operators.carryOut(commandActor(user), action, input);
    postman?.wake();
    return result;
  },
});
