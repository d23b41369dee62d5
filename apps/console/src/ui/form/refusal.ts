import { HttpError } from 'react-admin';

/** Returns the field errors of a refusal. */
export function faultsOf(error: unknown): Record<string, string> {
  const errors: unknown = error instanceof HttpError ? error.body?.errors : undefined;
  // The data provider only puts field errors there.
  return (errors ?? {}) as Record<string, string>;
}

/** Focuses the first invalid field. */
export function focusFirst(form: HTMLElement | null, faults: object): void {
  const controls = form?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [];
  for (const control of controls) {
    const name = control.getAttribute('name');
    if (name !== null && name in faults) return control.focus();
  }
}
