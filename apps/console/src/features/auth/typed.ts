/** Fields of the sign-in form, in order; the second factor code only exists when it is required. */
const names = ['username', 'password', 'secondFactor'] as const;
export type Name = (typeof names)[number];

/** Reads the values of the form. */
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

/** Returns the fields that are empty. */
export const emptyOf = (typed: Partial<Record<Name, string>>): Name[] =>
  names.filter((name) => typed[name]?.trim() === '');

/** Focuses a field and selects its content, so that typing replaces it. */
export const focusOn = (form: HTMLFormElement, name: Name): void =>
  form.querySelector<HTMLInputElement>(`[name=${name}]`)?.select();
