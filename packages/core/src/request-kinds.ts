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

/** The kinds of requests that students make, in the order in which they are listed. */
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

/** How the university deals with requests of one kind. */
interface Handling {
  readonly lifecycle: Lifecycle<string>;
  /**
   * The states in which a request waits for a decision. Those after it go on without one for a while: a contract waits for
   * its student, whoever is in the queue for a room waits for the room.
   */
  readonly waits: readonly string[];
  /**
   * Within how many calendar days the office decides, from the day on which the request came or was last decided on: on
   * the day after the last one it is overdue. The limits are proposals of ours: papers are short, what somebody outside
   * or a commission has to say takes longer. A university that has other rules changes them here.
   */
  readonly days: number;
  /** Before the number by which people name such a request. */
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

/** The last day on which a request that has waited since a day is decided on in time. */
export const dueDay = (kind: RequestKind, since: IsoDate): IsoDate => addDays(since, handling[kind].days);

/** Whether a request that is due by a day is late. */
export const isOverdue = (dueOn: IsoDate, today: IsoDate): boolean => today > dueOn;

/** Since when a request has waited: it came, or it was decided on and waits again. A moment as it is told. */
export const waitsSince = ({
  decidedAt,
  createdAt,
}: {
  decidedAt: string | null;
  createdAt: string;
}): string => decidedAt ?? createdAt;

/** Requests are made here and never imported: their ids are counted from where ours begin. */
const FIRST_ID = 1_000_000;

/** "ПР-204": as people name a request, from its first day on. The number of a paper comes with the decision. */
export const requestNumber = (kind: RequestKind, id: number): string =>
  `${handling[kind].letters}-${id - FIRST_ID + 1}`;

/** The request that such a number names, however its letters are written; null for any other text. */
export function requestNamed(number: string): { kind: RequestKind; id: number } | null {
  const [, letters, digits] = /^(\p{L}+)-?(\d{1,9})$/u.exec(number.toUpperCase()) ?? [];
  const kind = requestKinds.find((one) => handling[one].letters === letters);
  return kind ? { kind, id: FIRST_ID - 1 + Number(digits) } : null;
}
