/** Of an account, what says where a link for its password may be sent. */
export interface LinkOwner {
  hasPassword: boolean;
  /** The account's own e-mail; null where none is set. */
  email: { value: string; isConfirmed: boolean } | null;
  /** What the university has on an employee. */
  employeeEmail: string | null;
}

/**
 * Where a link is sent to: the account's own e-mail, else what the university has on an employee. One that its owner has
 * not confirmed counts only until there is a password: whoever has got into an account may have put theirs there.
 */
export function linkAddress({ hasPassword, email, employeeEmail }: LinkOwner): string | null {
  if (email && (email.isConfirmed || !hasPassword)) return email.value;
  return employeeEmail || null;
}
