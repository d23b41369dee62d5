import { defineTexts } from '@semestr/core/texts';

/** Record types that refer to others, which may prevent a deletion. */
export const useKinds = [
  'announcements',
  'certificates',
  'cv-references',
  'departments',
  'diploma-suggestions',
  'diploma-topics',
  'disciplines',
  'dormitory-applications',
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
  'mark-sheets',
  'marks',
  'memberships',
  'omission-requests',
  'omissions',
  'photos',
  'positions',
  'practice-applications',
  'privilege-kinds',
  'profiling-applications',
  'profiling-ratings',
  'rooms',
  'skills',
  'specialities',
  'specializations',
  'students',
  'study-applications',
  'users',
  'works',
] as const;
export type UseKind = (typeof useKinds)[number];

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

/** Each type with its number: "256 marks". */
export const useTexts = defineTexts('uses', {
  ru: () => import('./uses/ru.ts'),
  en: () => import('./uses/en.ts'),
});
