import type { RequestKind } from '@semestr/core/request-kinds';
import { type Stored, stored } from '@semestr/ui/stored';

type Reasons = Readonly<Partial<Record<RequestKind, readonly string[]>>>;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The reasons to refuse that an administrator has kept, of each kind, in this browser. */
const kept: Stored<Reasons> = stored('console.desk.reasons', (value) => {
  const known = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(known.filter(([, reasons]) => isTexts(reasons)));
});

const NONE: readonly string[] = [];

/** The kept reasons of a kind. */
export const useFavourites = (kind: RequestKind): readonly string[] => kept.use()[kind] ?? NONE;

/** Keeps a reason, or drops one that was kept. */
export function toggleFavourite(kind: RequestKind, reason: string): void {
  const all = kept.get();
  const own = all[kind] ?? NONE;
  const next = own.includes(reason) ? own.filter((one) => one !== reason) : [...own, reason];
  kept.set({ ...all, [kind]: next });
}
