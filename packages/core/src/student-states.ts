/** Consequences of the state of a student (docs/decisions/0096). */

/** States of a student. Students who now study elsewhere have left by a transfer to another university. */
export const studentStates = ['studying', 'on-leave', 'expelled', 'transferred', 'graduated'] as const;
export type StudentState = (typeof studentStates)[number];

/** States of students who have left the university. */
export const leftStates = ['expelled', 'transferred', 'graduated'] as const satisfies readonly StudentState[];
export type LeftState = (typeof leftStates)[number];

/** States of current students, to whom lists are limited unless they ask for another state. */
export const currentStates = ['studying', 'on-leave'] as const satisfies readonly StudentState[];

export interface Consequences {
  /** Days for which the account stays open after the student has left; null when it does not close. */
  readonly accountDays: number | null;
  /** Whether the student is in the group: in its lists and counts, in the rosters of lessons, and in choices of forms. */
  readonly isInGroup: boolean;
  /** Whether lessons are not missed: absences cannot be recorded, and the API returns `isNotStudying`. */
  readonly isNotStudying: boolean;
  /** Whether the student has a place in the ratings. */
  readonly isRated: boolean;
  /** Which requests the student can submit. All others serve current studies, or a room. */
  readonly requests: 'all' | 'certificates';
  /** Whether the library lends to the student. Earlier loans remain due in every state. */
  readonly mayBorrow: boolean;
  /** Whether the student receives announcements, changes of lessons and messages to the group. */
  readonly receivesNews: boolean;
  /** Whether the student is invited to set a first password. */
  readonly isInvited: boolean;
}

const studies: Consequences = {
  accountDays: null,
  isInGroup: true,
  isNotStudying: false,
  isRated: true,
  requests: 'all',
  mayBorrow: true,
  receivesNews: true,
  isInvited: true,
};

/** Until the account closes, the student can order certificates, for example about the period of studies. */
const left = (accountDays: number): Consequences => ({
  accountDays,
  isInGroup: false,
  isNotStudying: true,
  isRated: false,
  requests: 'certificates',
  mayBorrow: false,
  receivesNews: false,
  isInvited: false,
});

/** Consequences of each state. Everything that depends on a student's state reads this table. */
export const consequences: Readonly<Record<StudentState, Consequences>> = {
  studying: studies,
  'on-leave': { ...studies, isNotStudying: true },
  expelled: left(30),
  transferred: left(30),
  graduated: left(90),
};

export const hasLeft = (state: StudentState): state is LeftState => !consequences[state].isInGroup;
