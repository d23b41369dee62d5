import { HttpError } from 'react-admin';

/** The faults of a refusal, by field. */
export function faultsOf(error: unknown): Record<string, string> {
  const errors: unknown = error instanceof HttpError ? error.body?.errors : undefined;
  // The data provider puts nothing else there.
  return (errors ?? {}) as Record<string, string>;
}

/** Where somebody has to go on: the first field that was refused. */
export function focusFirst(form: HTMLElement | null, faults: object): void {
  const controls = form?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [];
  for (const control of controls) {
    const name = control.getAttribute('name');
    if (name !== null && name in faults) return control.focus();
  }
}
