import { filledTextUpTo } from '../arguments/parameters.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import { actions } from './actions/index.ts';
import type { Actor } from './actor.ts';
import { appendAudit } from './audit/append.ts';
import type { OperatorDeps } from './deps.ts';
import { operatorFailures } from './failures.ts';
import { isActionName, mayDo, permissions } from './roles.ts';

const reason = filledTextUpTo(500);

/** Does what was asked, if the role allows it, and writes it down in the same transaction: both or neither. */
export async function carryOutAction(
  deps: OperatorDeps,
  actor: Actor,
  name: string,
  given: unknown,
): Promise<unknown> {
  if (!isActionName(name)) throw operatorFailures.actionUnknown({ action: name.slice(0, 64) });
  const action = actions[name];
  if (!mayDo(actor.role, name)) {
    throw operatorFailures.roleInsufficient({ action: name, roles: permissions[name] });
  }
  if (action.needsConfirmation && !actor.isConfirmed) throw operatorFailures.confirmationRequired();
  const why = action.needsReason ? readArguments({ reason }, given).reason : null;
  const found = await action.first(deps, given);
  const now = deps.clock.now();
  return deps.database.transaction(async (transaction) => {
    const done = await action.run({ deps, transaction, actor, now }, given, found);
    const { subject, before, after, result = after ?? null } = done;
    if (!action.isOverview) {
      await appendAudit(transaction, actor, { action: name, subject, reason: why, before, after }, now);
    }
    return result;
  });
}
