/** Fields of the sign-in form, in order; the second factor code only exists when it is required. */
const fieldNames = ['username', 'password', 'secondFactor'] as const;
export type FieldName = (typeof fieldNames)[number];

/** Reads the values of the form. */
export function readForm(form: HTMLFormElement): Record<FieldName, string> {
  const values = new FormData(form);
  const readField = (name: FieldName): string => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    username: readField('username').trim(),
    password: readField('password'),
    secondFactor: readField('secondFactor').trim(),
  };
}

/** Returns the fields that are empty. */
export const emptyFields = (values: Partial<Record<FieldName, string>>): FieldName[] =>
  fieldNames.filter((name) => values[name]?.trim() === '');

/** Focuses a field and selects its content, so that typing replaces it. */
export const focusOn = (form: HTMLFormElement, name: FieldName): void =>
  form.querySelector<HTMLInputElement>(`[name=${name}]`)?.select();
