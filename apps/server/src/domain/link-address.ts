/** Data of an account that decide where a password link may be sent. */
export interface LinkOwner {
  hasPassword: boolean;
  /** The account's e-mail address; null when none is set. */
  email: { value: string; isConfirmed: boolean } | null;
  /** The university's address of an employee. */
  employeeEmail: string | null;
}

/**
 * Returns the address for a password link: the account's e-mail, otherwise the university's address of an employee. An
 * unconfirmed e-mail is only used while there is no password, because an intruder may have entered it later.
 */
export function linkAddress({ hasPassword, email, employeeEmail }: LinkOwner): string | null {
  if (email && (email.isConfirmed || !hasPassword)) return email.value;
  return employeeEmail || null;
}
