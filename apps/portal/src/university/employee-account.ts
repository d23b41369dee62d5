/**
 * Returns the external system in which employees sign in and recover their passwords; null if there is none. The server
 * writes it into every page (EMPLOYEE_ACCOUNT_URL).
 */
export function employeeAccount(): URL | null {
  const address = document.querySelector<HTMLMetaElement>('meta[name=employee-account]')?.content ?? '';
  return URL.parse(address);
}
