/**
 * Returns the system that manages employees' accounts, if there is another one: they sign in and recover their
 * passwords there. The server names it in every page (EMPLOYEE_ACCOUNT_URL).
 */
export function employeeAccount(): URL | null {
  const named = document.querySelector<HTMLMetaElement>('meta[name=employee-account]')?.content ?? '';
  return URL.parse(named);
}
