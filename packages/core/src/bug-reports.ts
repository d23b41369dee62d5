import { consoleRoleOf, hasRight, type RoleHolder } from './rights.ts';

/** States of a report to support, and which of them a supporter may set (docs/decisions/0097). */
export const bugReportStates = ['new', 'in-progress', 'answered', 'closed'] as const;
export type BugReportState = (typeof bugReportStates)[number];

/** States set by a supporter. `answered` is missing because only an answer to the sender sets it. */
const next: Readonly<Record<BugReportState, readonly BugReportState[]>> = {
  new: ['in-progress', 'closed'],
  'in-progress': ['new', 'closed'],
  answered: ['in-progress', 'closed'],
  closed: ['in-progress'],
};

/** States in which a report waits for support. */
export const openBugReportStates = ['new', 'in-progress'] as const satisfies readonly BugReportState[];

const open: readonly BugReportState[] = openBugReportStates;

export const isOpenBugReport = (state: BugReportState): boolean => open.includes(state);

/** Whether a supporter may change a report from one state to another; keeping its state is no change. */
export const mayMoveBugReport = (from: BugReportState, to: BugReportState): boolean =>
  from === to || next[from].includes(to);

/** Returns the state of a report once it has an assignee: a new report is then in progress. */
export const stateWhenAssigned = (state: BugReportState): BugReportState =>
  state === 'new' ? 'in-progress' : state;

/** Whether the user of an account can be assigned reports. */
export function isSupporter(account: RoleHolder): boolean {
  const role = consoleRoleOf(account);
  return role !== null && hasRight(role, 'support', 'write');
}

/** What happens to a report besides its arrival, in the thread of its page. */
export const bugReportEvents = ['state', 'assigned', 'answer', 'note', 'merged', 'separated'] as const;
export type BugReportEvent = (typeof bugReportEvents)[number];

/** Maximum length of an answer or a note, in characters. */
export const MAX_BUG_REPORT_ANSWER = 8000;
