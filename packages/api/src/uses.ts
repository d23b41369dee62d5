import { kindOfRecords, type RequestRecords, requestRecords } from '@semestr/core/requests/kinds';
import type { RequestWords } from '@semestr/core/requests/texts';
import { defineTexts, type Translate } from '@semestr/core/texts';
import type ru from './uses/ru.ts';

/** Record types other than requests that refer to others. */
const otherKinds = [
  'announcements',
  'cv-references',
  'departments',
  'diploma-topics',
  'disciplines',
  'dormitory-directives',
  'dormitory-privileges',
  'employee-links',
  'employee-notes',
  'enrolments',
  'excuses',
  'external-managers',
  'group-terms',
  'groups',
  'journal-lessons',
  'journal-subjects',
  'lesson-marks',
  'lessons',
  'loans',
  'marks',
  'memberships',
  'omissions',
  'photos',
  'positions',
  'privilege-kinds',
  'profiling-ratings',
  'rooms',
  'skills',
  'specialities',
  'specializations',
  'student-orders',
  'students',
  'users',
  'works',
] as const;
type OtherKind = (typeof otherKinds)[number];
export type UseKind = OtherKind | RequestRecords;

/** Record types that refer to others, which may prevent a deletion. */
export const useKinds: readonly UseKind[] = [...otherKinds, ...Object.values(requestRecords)];

/** Number of records of a type that refer to one. */
export interface Use {
  resource: UseKind;
  count: number;
}

export const isUseKind = (value: unknown): value is UseKind => useKinds.some((kind) => kind === value);

const isUse = (value: unknown): value is Use =>
  typeof value === 'object' &&
  value !== null &&
  'resource' in value &&
  isUseKind(value.resource) &&
  'count' in value &&
  typeof value.count === 'number';

/** Returns the uses of a record from the body of a refusal: `{"reason":"record-in-use","uses":[…]}`. */
export function usesIn(body: unknown): readonly Use[] {
  if (typeof body !== 'object' || body === null || !('uses' in body) || !Array.isArray(body.uses)) return [];
  return body.uses.filter(isUse);
}

/**
 * Returns the numbers that other papers have, from the body of a refusal: `{"reason":"certificate-number-taken",
 * "numbers":[1147]}`.
 */
export function takenNumbersIn(body: unknown): readonly number[] {
  if (typeof body !== 'object' || body === null || !('numbers' in body) || !Array.isArray(body.numbers))
    return [];
  return body.numbers.filter((one: unknown): one is number => typeof one === 'number');
}

const isOther = (kind: UseKind): kind is OtherKind => otherKinds.some((other) => other === kind);

/** The texts of the number of each type; those of requests are in `requestTexts`. */
export const useTexts = defineTexts('uses', {
  ru: () => import('./uses/ru.ts'),
  en: () => import('./uses/en.ts'),
});

/**
 * Returns the number of records of a use: "256 marks".
 * @param t the loaded `useTexts` and `requestTexts`
 */
export function useCount(
  { resource, count }: Use,
  t: { uses: Translate<typeof ru>; requests: Translate<RequestWords> },
): string {
  if (isOther(resource)) return t.uses(resource, { count });
  return t.requests(`${kindOfRecords(resource)}.count`, { count });
}
