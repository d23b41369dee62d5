import { tabStore } from '@semestr/ui/browser-storage';

/**
 * Drafts are stored for this tab. The portal also removes them on sign-out, by the first word of the prefix.
 */
const PREFIX = 'draft console ';

export type DraftValues = Readonly<Record<string, unknown>>;

interface Draft {
  /** Owner of the draft, which is not shown to other users. */
  username: string;
  values: DraftValues;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseDraft(text: string | null): Draft | null {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(draft) || typeof draft['username'] !== 'string' || !isRecord(draft['values'])) return null;
    return { username: draft['username'], values: draft['values'] };
  } catch {
    return null;
  }
}

/** Files cannot be stored: they have to be selected again. */
const withoutFiles = (_key: string, value: unknown): unknown => (value instanceof Blob ? undefined : value);

/** Saves a draft of a form for this user. */
export function keepDraft(name: string, draft: Draft): void {
  tabStore.setItem(PREFIX + name, JSON.stringify(draft, withoutFiles));
}

/** Returns this user's draft of the form and removes it; null when there is none. */
export function takeDraft(name: string, username: string): DraftValues | null {
  const draft = parseDraft(tabStore.getItem(PREFIX + name));
  if (draft?.username !== username) return null;
  tabStore.removeItem(PREFIX + name);
  return draft.values;
}

/** Removes the drafts of all other users; all drafts when no user is passed. */
export function forgetDrafts(exceptOf?: string): void {
  for (const key of tabStore.keys()) {
    if (!key.startsWith(PREFIX)) continue;
    if (exceptOf !== undefined && parseDraft(tabStore.getItem(key))?.username === exceptOf) continue;
    tabStore.removeItem(key);
  }
}
