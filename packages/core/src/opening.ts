/** Opening a university in an empty database, step by step (docs/decisions/0094). */

/** Record types that a university needs before its first day, in the order in which they are entered. */
export const openingSteps = {
  institution: ['institution'],
  buildings: ['buildings', 'room-types', 'rooms'],
  structure: ['faculties', 'departments', 'education-forms', 'specialities'],
  plans: ['disciplines'],
  people: ['groups', 'students', 'employees', 'positions'],
  calendar: ['terms', 'holidays', 'bells'],
  timetable: ['lessons'],
  requests: ['certificate-places'],
} as const;
export type OpeningStep = keyof typeof openingSteps;
export type OpeningRecord = (typeof openingSteps)[OpeningStep][number];

/** Number of records of each type; lessons and terms are those of the current term and of the next one. */
export type OpeningCounts = Readonly<Record<OpeningRecord, number>>;

/** Every step of the checklist: the steps that create records, then access for people. */
export const openingList = [
  'institution',
  'buildings',
  'structure',
  'plans',
  'people',
  'calendar',
  'timetable',
  'requests',
  'messages',
  'passwords',
] as const;
export type ListedStep = (typeof openingList)[number];

export interface OpeningFacts {
  counts: OpeningCounts;
  gateways: { email: boolean; sms: boolean };
  /** Accounts of students and employees: with a password, with a valid invitation only, and with neither. */
  accounts: { active: number; invited: number; none: number };
}

const isStep = (step: ListedStep): step is OpeningStep => step in openingSteps;

/** Returns the record types of a step; empty for a step that creates no records. */
export const recordsOf = (step: ListedStep): readonly OpeningRecord[] =>
  isStep(step) ? openingSteps[step] : [];

/** Whether a step of the checklist is done. */
export function isStepDone(step: ListedStep, { counts, gateways, accounts }: OpeningFacts): boolean {
  if (step === 'messages') return gateways.email && gateways.sms;
  if (step === 'passwords') return accounts.none === 0 && accounts.active + accounts.invited > 0;
  return recordsOf(step).every((record) => counts[record] > 0);
}

/** Number of steps that are done. */
export const stepsDone = (facts: OpeningFacts): number =>
  openingList.filter((step) => isStepDone(step, facts)).length;

/** Whether the database is practically empty, so that the checklist is the first page. */
export const isUnopened = ({ institution, groups }: Pick<OpeningCounts, 'institution' | 'groups'>): boolean =>
  institution === 0 && groups === 0;
