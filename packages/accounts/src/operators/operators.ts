import type { Visitor } from '../identity/account.ts';
import { actions } from './actions/index.ts';
import type { Actor } from './actor.ts';
import { carryOutAction } from './carry-out.ts';
import type { OperatorDeps } from './deps.ts';
import { acceptInvitation, askInvitedPasskey, type OpenInvitation, openInvitation } from './invitations.ts';
import { ownFactors } from './own-factors.ts';
import { type askNewOperatorPasskey, askOperatorPasskey } from './passkeys.ts';
import { type ActionName, actionNames, mayDo, type Role } from './roles.ts';
import {
  confirmOperator,
  endOperatorSession,
  type NewOperatorSession,
  type OperatorSession,
  recogniseOperator,
  signInOperator,
} from './sessions.ts';

type From = Pick<Visitor, 'address' | 'userAgent'>;

/** What the people who run the service can do. Input is checked here: it comes as the caller sent it. */
export interface Operators {
  openInvitation(given: unknown, from: From): Promise<OpenInvitation>;
  askInvitedPasskey(given: unknown, from: From): ReturnType<typeof askNewOperatorPasskey>;
  acceptInvitation(given: unknown, from: From): Promise<void>;
  /** For signing in, and for confirming: whoever is signed in is asked for a passkey of their own. */
  askPasskey(token: string, from: From): ReturnType<typeof askOperatorPasskey>;
  signIn(given: unknown, from: From): Promise<NewOperatorSession>;
  recognise(token: string, from: From): Promise<OperatorSession | undefined>;
  confirm(token: string, given: unknown, from: From): Promise<void>;
  signOut(token: string): Promise<void>;
  /** The operator's own ways in. */
  factorsOf(session: OperatorSession): ReturnType<typeof ownFactors>;
  carryOut(actor: Actor, action: string, given: unknown): Promise<unknown>;
}

export const createOperators = (deps: OperatorDeps): Operators => ({
  openInvitation: (given, { address }) => openInvitation(deps, given, address),
  acceptInvitation: (given, { address }) => acceptInvitation(deps, given, address),
  askInvitedPasskey: (given, { address }) => askInvitedPasskey(deps, given, address),
  askPasskey: async (token, { address }) => {
    const session = await recogniseOperator(deps, token, address);
    return askOperatorPasskey(deps, session?.operatorId, address);
  },
  signIn: (given, from) => signInOperator(deps, given, from),
  recognise: (token, { address }) => recogniseOperator(deps, token, address),
  confirm: (token, given, { address }) => confirmOperator(deps, token, given, address),
  signOut: (token) => endOperatorSession(deps, token),
  factorsOf: (session) => ownFactors(deps, session),
  carryOut: (actor, action, given) => carryOutAction(deps, actor, action, given),
});

/** What a role may do, for a console or a command that has to ask for it. */
export interface OfferedAction {
  readonly name: ActionName;
  readonly parameters: readonly string[];
  readonly about: string;
  readonly needsReason: boolean;
  readonly needsConfirmation: boolean;
}

export const actionsOf = (role: Role): OfferedAction[] =>
  actionNames
    .filter((name) => mayDo(role, name))
    .map((name) => {
      const { parameters, about, needsReason, needsConfirmation } = actions[name];
      return { name, parameters, about, needsReason, needsConfirmation };
    });
