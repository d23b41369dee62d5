/**
 * Where employees have their accounts, where that is elsewhere: they sign in and recover their passwords there. The server
 * names it in every page (EMPLOYEE_ACCOUNT_URL).
 */
export function employeeAccount(): URL | null {
  const named = document.querySelector<HTMLMetaElement>('meta[name=employee-account]')?.content ?? '';
  return URL.parse(named);
}
