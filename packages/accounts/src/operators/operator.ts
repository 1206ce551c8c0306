import type { operators } from '@pagesmith/database';

export type OperatorRow = typeof operators.$inferSelect;

/** Never with a secret: what is not there cannot be sent. */
export interface Operator {
  readonly email: string;
  readonly role: OperatorRow['role'];
  /** False while the invitation waits. */
  readonly hasAccepted: boolean;
  readonly createdAt: Date;
}

export const operatorOf = ({ email, role, invitationHash, createdAt }: OperatorRow): Operator => ({
  email,
  role,
  hasAccepted: invitationHash === null,
  createdAt,
});
