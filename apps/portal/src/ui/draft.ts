import { tabStore } from '@semestr/ui/browser-storage';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { session } from '../session/session.ts';

/** Drafts are stored in this tab, to restore input after a reload or after signing in again. */
const PREFIX = 'draft ';

interface Draft {
  /** Owner of the draft, which is not shown to other users. */
  username: string;
  values: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function stored(name: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(tabStore.getItem(PREFIX + name) ?? 'null');
    return isRecord(draft) && typeof draft['username'] === 'string'
      ? { username: draft['username'], values: draft['values'] }
      : null;
  } catch {
    return null;
  }
}

/** Whether a stored value has the type of the field's initial value. */
function hasTypeOf(value: unknown, initial: unknown): boolean {
  if (initial === null) return typeof value === 'object';
  return typeof value === typeof initial && value !== null && Array.isArray(value) === Array.isArray(initial);
}

/** Returns the user's draft, merged into the form's initial values. */
export function readDraft<V extends FieldValues>(name: string, defaults: V): V {
  const draft = stored(name);
  if (!draft || draft.username !== session.user()?.username || !isRecord(draft.values)) return defaults;
  const { values } = draft;
  const restoredValues = Object.entries(defaults).map(([key, value]) => [
    key,
    hasTypeOf(values[key], value) ? values[key] : value,
  ]);
  // Has the same keys with values of the same types.
  return Object.fromEntries(restoredValues) as V;
}

export const forgetDraft = (name: string): void => tabStore.removeItem(PREFIX + name);

/** Removes all drafts when the user signs out, but not when the session expires. Called once when the portal starts. */
export const forgetDraftsAtSignOut = (): (() => void) =>
  session.onChange((change) => {
    if (change !== 'signed-out') return;
    for (const key of tabStore.keys()) if (key.startsWith(PREFIX)) tabStore.removeItem(key);
  });

/** Saves the input of the signed-in user; does nothing without one. */
export function keepDraft(name: string, values: unknown): void {
  const username = session.user()?.username;
  if (username !== undefined)
    tabStore.setItem(PREFIX + name, JSON.stringify({ username, values } satisfies Draft));
}

/** Saves the form's input as a draft; null saves nothing. */
export function useDraft<V extends FieldValues>(form: UseFormReturn<V>, name: string | null): void {
  const { subscribe } = form;
  // Subscribes to the form's values and writes to the tab's storage, which are both outside React.
  useEffect(() => {
    if (name === null) return undefined;
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(name, values),
    });
  }, [subscribe, name]);
}
