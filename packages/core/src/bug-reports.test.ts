import { describe, expect, it } from 'vitest';
import {
  type BugReportState,
  bugReportStates,
  isOpenBugReport,
  isSupporter,
  mayMoveBugReport,
  stateWhenAssigned,
} from './bug-reports.ts';

describe('bug reports: states', () => {
  it.each<[BugReportState, BugReportState[]]>([
    ['new', ['new', 'in-progress', 'closed']],
    ['in-progress', ['new', 'in-progress', 'closed']],
    ['answered', ['in-progress', 'answered', 'closed']],
    ['closed', ['in-progress', 'closed']],
  ])(
    'bug reports: a report that is %s can be set to %j; only an answer makes it answered',
    (from, allowed) => {
      expect(bugReportStates.filter((to) => mayMoveBugReport(from, to))).toEqual(allowed);
    },
  );

  it('bug reports: new reports and those in progress are open', () => {
    expect(bugReportStates.filter(isOpenBugReport)).toEqual(['new', 'in-progress']);
  });

  it('bug reports: assigning a new report starts progress on it, and keeps any other state', () => {
    expect(bugReportStates.map(stateWhenAssigned)).toEqual([
      'in-progress',
      'in-progress',
      'answered',
      'closed',
    ]);
  });
});

it.each([
  ['admin', null, true],
  ['employee', 'support', true],
  ['employee', 'auditor', false],
  ['employee', 'deans-office', false],
  ['employee', null, false],
  ['student', null, false],
] as const)('bug reports: %s with the role %s can be an assignee: %s', (role, staffRole, expected) => {
  expect(isSupporter({ role, staffRole })).toBe(expected);
});
