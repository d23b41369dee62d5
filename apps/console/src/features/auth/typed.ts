/** The fields of the sign-in form, in their order; the code of the second factor is one only when it is wanted. */
const names = ['username', 'password', 'secondFactor'] as const;
export type Name = (typeof names)[number];

/** What was typed into the form. */
export function readTyped(form: HTMLFormElement): Record<Name, string> {
  const values = new FormData(form);
  const typed = (name: Name): string => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    username: typed('username').trim(),
    password: typed('password'),
    secondFactor: typed('secondFactor').trim(),
  };
}

/** The fields that nothing was typed into. */
export const emptyOf = (typed: Partial<Record<Name, string>>): Name[] =>
  names.filter((name) => typed[name]?.trim() === '');

/** Leads to a field: what stands in it is replaced by what is typed next. */
export const focusOn = (form: HTMLFormElement, name: Name): void =>
  form.querySelector<HTMLInputElement>(`[name=${name}]`)?.select();
