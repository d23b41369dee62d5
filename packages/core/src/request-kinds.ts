import { certificateLifecycle } from './certificates.ts';
import { addDays, type IsoDate } from './dates.ts';
import { diplomaLifecycle } from './diploma.ts';
import { dormitoryLifecycle } from './dormitory.ts';
import { markSheetLifecycle } from './mark-sheets.ts';
import { omissionRequestLifecycle } from './omissions.ts';
import { practiceLifecycle } from './practice.ts';
import { profilingLifecycle } from './profiling.ts';
import type { Lifecycle } from './requests.ts';
import { studyLifecycle } from './study.ts';

/** Kinds of students' requests, in display order. */
export const requestKinds = [
  'certificates',
  'markSheets',
  'omissions',
  'study',
  'practice',
  'topics',
  'dormitory',
  'profiling',
] as const;
export type RequestKind = (typeof requestKinds)[number];

export const isRequestKind = (name: string): name is RequestKind => requestKinds.some((one) => one === name);

/** How the university processes requests of one kind. */
interface Handling {
  readonly lifecycle: Lifecycle<string>;
  /**
   * States in which a decision is pending. Later states need none for a while: a contract waits for its student, a
   * student in the queue for a room waits for the room.
   */
  readonly waits: readonly string[];
  /**
   * Number of calendar days for a decision, from the day on which the request was created or last decided on: on the
   * day after the last one it is overdue. The limits are this project's proposals: documents are quick, decisions by
   * external parties or a commission take longer. A university with other rules changes them here.
   */
  readonly days: number;
  /** Prefix of the request number. */
  readonly letters: string;
}

export const handling: Readonly<Record<RequestKind, Handling>> = {
  certificates: { lifecycle: certificateLifecycle, waits: ['processing'], days: 3, letters: 'СП' },
  markSheets: { lifecycle: markSheetLifecycle, waits: ['processing'], days: 3, letters: 'ВД' },
  omissions: { lifecycle: omissionRequestLifecycle, waits: ['waiting'], days: 5, letters: 'ПР' },
  study: { lifecycle: studyLifecycle, waits: ['considered'], days: 10, letters: 'ДГ' },
  practice: { lifecycle: practiceLifecycle, waits: ['considered'], days: 5, letters: 'ПК' },
  topics: { lifecycle: diplomaLifecycle, waits: ['suggested', 'agreed'], days: 7, letters: 'ТД' },
  dormitory: { lifecycle: dormitoryLifecycle, waits: ['waiting'], days: 14, letters: 'ОБ' },
  profiling: { lifecycle: profilingLifecycle, waits: ['queued'], days: 30, letters: 'ПФ' },
};

/** Returns the last day for a decision in time, for a request pending since a day. */
export const dueDay = (kind: RequestKind, since: IsoDate): IsoDate => addDays(since, handling[kind].days);

/** Whether a request with this due date is overdue. */
export const isOverdue = (dueOn: IsoDate, today: IsoDate): boolean => today > dueOn;

/**
 * Returns since when a request has been pending: its creation, or the decision after which it became pending again. In
 * the format of the API.
 */
export const waitsSince = ({
  decidedAt,
  createdAt,
}: {
  decidedAt: string | null;
  createdAt: string;
}): string => decidedAt ?? createdAt;

/** Requests are created here and never imported: their ids begin with the first local id. */
const FIRST_ID = 1_000_000;

/**
 * Formats "ПР-204": the number of a request from its creation on. The number of a paper is assigned with the decision.
 */
export const requestNumber = (kind: RequestKind, id: number): string =>
  `${handling[kind].letters}-${id - FIRST_ID + 1}`;

/** Parses a request number, ignoring case; null for any other text. */
export function requestNamed(number: string): { kind: RequestKind; id: number } | null {
  const [, letters, digits] = /^(\p{L}+)-?(\d{1,9})$/u.exec(number.toUpperCase()) ?? [];
  const kind = requestKinds.find((one) => handling[one].letters === letters);
  return kind ? { kind, id: FIRST_ID - 1 + Number(digits) } : null;
}
