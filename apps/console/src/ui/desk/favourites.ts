import { type RequestKind } from '@semestr/core/requests/kinds';
import { type Stored, stored } from '@semestr/ui/stored';

type Reasons = Readonly<Partial<Record<RequestKind, readonly string[]>>>;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The administrator's saved rejection reasons by request type, stored in this browser. */
const storedReasons: Stored<Reasons> = stored('console.desk.reasons', (value) => {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter(([, reasons]) => isTexts(reasons)));
});

const NONE: readonly string[] = [];

/** Returns the saved reasons of a request type. */
export const useFavourites = (kind: RequestKind): readonly string[] => storedReasons.use()[kind] ?? NONE;

/** Saves a reason, or removes a saved one. */
export function toggleFavourite(kind: RequestKind, reason: string): void {
  const all = storedReasons.get();
  const own = all[kind] ?? NONE;
  const next = own.includes(reason) ? own.filter((one) => one !== reason) : [...own, reason];
  storedReasons.set({ ...all, [kind]: next });
}
