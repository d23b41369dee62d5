import { isOpen } from './requests/lifecycle.ts';
import { formKinds, type RequestKind, requestRecords, rulesOf } from './requests/kinds.ts';

/** Areas of a user's data; each is a folder of the archive. */
export const dataAreas = ['person', 'account', 'studies', 'requests', 'life', 'work', 'messages'] as const;
export type DataArea = (typeof dataAreas)[number];

/**
 * Why a record is retained when a user's personal data is erased: required by the education law; part of employment, of
 * a contract or of a loan; or it documents an action.
 */
export const keepingGrounds = [
  'education-law',
  'employment',
  'contract',
  'accounting',
  'security-log',
] as const;
export type KeepingGround = (typeof keepingGrounds)[number];

/** Effect of erasure on a type of record. */
type Erasure =
  | { readonly erasure: 'removes' }
  | { readonly erasure: 'keeps'; readonly ground: KeepingGround }
  /** The record is retained without these fields. */
  | { readonly erasure: 'empties'; readonly fields: readonly string[]; readonly ground: KeepingGround };

interface Ownership {
  /** Fields that refer to the user or to one of their records; empty when records are found by username or address. */
  readonly of: readonly string[];
  /** Fields that name other users who were involved, but do not own the record. */
  readonly mentions?: readonly string[];
  /** Data that is never exported: secrets, actions of other users, internal values. */
  readonly withheld?: 'all' | readonly string[];
}

export type PersonalRecord = Ownership & { readonly area: DataArea } & Erasure;

type Fields = readonly string[];
type More = Omit<Ownership, 'of'>;

const removed = (area: DataArea, of: Fields, more: More = {}): PersonalRecord => ({
  area,
  of,
  ...more,
  erasure: 'removes',
});
const kept = (area: DataArea, of: Fields, ground: KeepingGround, more: More = {}): PersonalRecord => ({
  area,
  of,
  ...more,
  erasure: 'keeps',
  ground,
});
const emptied = (
  area: DataArea,
  of: Fields,
  { fields, ground, ...more }: More & { fields: Fields; ground: KeepingGround },
): PersonalRecord => ({ area, of, ...more, erasure: 'empties', fields, ground });

const student = ['studentId'];
const employee = ['employeeId'];
const account = ['userId'];
const secret = { withheld: 'all' } as const;

/**
 * Every type of record about a user, by the name of its table with dashes: its owner, what is exported, and the effect
 * of erasure. Erasure proceeds from the top, so that dependent records come before the record they belong to. A test on
 * the database finds tables that are missing here.
 */
export const personalRecords: Readonly<Record<string, PersonalRecord>> = {
  'outbox-files': removed('messages', ['messageId'], secret),
  // Excludes the text of the message: the address may have belonged to another user before.
  outbox: removed('messages', [], {
    mentions: ['codeId'],
    withheld: ['text', 'localized', 'lastError', 'codeId', 'isSecret', 'nextAt', 'priority', 'version'],
  }),
  'bug-report-pictures': removed('messages', ['reportId']),
  // Answers are exported; notes and the work of supporters are not.
  'bug-report-events': removed('messages', ['reportId'], {
    mentions: ['authorId', 'assigneeId', 'otherId', 'messageId'],
    withheld: ['note', 'authorId', 'assigneeId', 'otherId', 'messageId'],
  }),
  'bug-reports': removed('messages', account, {
    mentions: ['assigneeId', 'mergedIntoId'],
    withheld: ['assigneeId', 'mergedIntoId', 'version'],
  }),
  notifications: removed('messages', account, { withheld: ['localized'] }),

  'push-subscriptions': removed('account', account, {
    mentions: ['sessionHash'],
    withheld: ['sessionHash', 'endpoint', 'p256dh', 'auth'],
  }),
  sessions: removed('account', account, {
    mentions: ['adminId', 'adminSession'],
    withheld: ['tokenHash', 'formerHash', 'adminId', 'adminSession'],
  }),
  'api-tokens': removed('account', account, { withheld: ['tokenHash'] }),
  passkeys: removed('account', account, { withheld: ['credentialId', 'publicKey'] }),
  'passkey-challenges': removed('account', account, secret),
  'recovery-codes': removed('account', account, secret),
  'second-factors': removed('account', account, { withheld: ['secret', 'recoverySalt', 'lastStep'] }),
  'password-links': removed('account', account, { ...secret, mentions: ['makerId'] }),
  codes: removed('account', ['contactId'], secret),
  contacts: removed('account', account),
  'notice-settings': removed('account', account),
  'idempotency-keys': removed('account', account, secret),
  // They contain the addresses of the clients that tried.
  attempts: removed('account', [], secret),
  'sign-in-failures': removed('account', [], secret),
  audit: emptied('account', ['userId', 'asUserId'], {
    fields: ['client', 'summedIn', 'summedAs'],
    ground: 'security-log',
    withheld: ['summedIn', 'summedAs'],
  }),
  users: emptied('account', ['id'], {
    fields: ['passwordHash', 'passwordSetAt', 'language', 'staffRole', 'staffFacultyId'],
    ground: 'security-log',
    mentions: ['studentId', 'employeeId'],
    withheld: ['passwordHash'],
  }),

  photos: removed('person', ['studentId', 'employeeId'], { withheld: ['name'] }),
  'student-skills': removed('person', student),
  'cv-references': removed('person', student),
  students: emptied('person', ['id'], {
    fields: ['summary', 'isPublished', 'isSearchingJob', 'showsRating', 'illiquidMessage'],
    ground: 'education-law',
  }),
  'employee-links': removed('person', employee),
  'employee-notes': removed('person', employee),
  positions: kept('person', employee, 'employment'),
  employees: emptied('person', ['id'], {
    fields: ['email', 'calendarId', 'photoLink'],
    ground: 'employment',
  }),

  memberships: removed('life', student),
  works: removed('life', student),
  loans: kept('life', student, 'accounting'),
  'dormitory-directives': kept('life', student, 'education-law'),
  'dormitory-privileges': removed('life', student),

  marks: kept('studies', student, 'education-law', { mentions: ['teacherId'] }),
  'lesson-marks': kept('studies', student, 'education-law'),
  omissions: kept('studies', student, 'education-law'),
  enrolments: kept('studies', student, 'education-law'),
  'student-orders': kept('studies', student, 'education-law'),
  excuses: kept('studies', student, 'education-law'),
  'profiling-ratings': kept('studies', student, 'education-law'),

  // Questions and replies are exported; notes and the work of the office are not.
  'request-events': removed('requests', ['threadId'], {
    mentions: ['authorId', 'assigneeId', 'uploadId'],
    withheld: ['note', 'authorId', 'assigneeId'],
  }),
  'request-threads': removed('requests', student, { mentions: ['assigneeId'], withheld: ['assigneeId'] }),
  uploads: removed('requests', student),
  'omission-documents': removed('requests', ['requestId']),
  'omission-requests': emptied('requests', student, { fields: ['placeOfStay'], ground: 'education-law' }),
  certificates: kept('requests', student, 'education-law'),
  'mark-sheets': kept('requests', student, 'education-law', { mentions: employee }),
  'study-applications': kept('requests', student, 'contract'),
  'practice-applications': kept('requests', student, 'education-law', { mentions: employee }),
  'diploma-suggestions': kept('requests', student, 'education-law', { mentions: employee }),
  'dormitory-places': removed('requests', ['applicationId']),
  'dormitory-applications': kept('requests', student, 'contract'),
  'profiling-applications': kept('requests', student, 'education-law'),
  ...Object.fromEntries(
    formKinds.map((kind) => [requestRecords[kind], kept('requests', student, 'education-law')]),
  ),

  'lesson-employees': kept('work', employee, 'education-law'),
  'journal-lessons': kept('work', employee, 'education-law', {
    mentions: ['notedById'],
    withheld: ['notedById'],
  }),
  'diploma-topics': kept('work', employee, 'education-law'),
  'announcement-groups': kept('work', ['announcementId'], 'employment'),
  announcements: kept('work', employee, 'employment'),
};

/** The university's own records that only mention an employee or an author, by the fields that do. */
export const mentioningRecords: Readonly<Record<string, Fields>> = {
  groups: ['curatorId'],
  batches: ['userId'],
  broadcasts: ['authorId'],
  'saved-reports': ['authorId'],
  'table-imports': ['userId'],
  'timetable-drafts': ['userId'],
};

/** Whether any part of a type of record is exported. */
export const isExported = ({ withheld }: PersonalRecord): boolean => withheld !== 'all';

/** Reasons for which an erasure is rejected until they are settled. */
export const erasureObstacles = ['erase-loans', 'erase-dormitory', 'erase-requests'] as const;
export type ErasureObstacle = (typeof erasureObstacles)[number];

/** Open obligations of a student. */
interface Unsettled {
  /** Books that have not been returned. */
  readonly loans: number;
  readonly requests: readonly { readonly kind: RequestKind; readonly state: string }[];
}

/** Returns what prevents the erasure of a student's data; null when nothing does. */
export function obstacleToErasure({ loans, requests }: Unsettled): ErasureObstacle | null {
  if (loans > 0) return 'erase-loans';
  // A resident has an open request until they move out.
  const open = requests.filter(({ kind, state }) => isOpen(rulesOf(kind).lifecycle, state));
  if (open.some(({ kind, state }) => kind === 'dormitory' && state === 'settled')) return 'erase-dormitory';
  return open.length > 0 ? 'erase-requests' : null;
}
