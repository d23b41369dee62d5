import { describe, expect, it } from 'vitest';
import {
  areas,
  consoleRoleOf,
  consoleRoles,
  hasRight,
  isNarrowed,
  maySeeTo,
  staffRoles,
  visibleOfStudents,
} from './rights.ts';

const mayRead = (role: (typeof staffRoles)[number]) => areas.filter((area) => hasRight(role, area, 'read'));
const mayWrite = (role: (typeof staffRoles)[number]) => areas.filter((area) => hasRight(role, area, 'write'));

describe('a role in the console', () => {
  it('lets an administrator do everything', () => {
    for (const area of areas)
      expect([hasRight('admin', area, 'read'), hasRight('admin', area, 'write')]).toEqual([true, true]);
  });

  it('lets an auditor read everything and change nothing', () => {
    expect(mayRead('auditor')).toEqual(areas);
    expect(mayWrite('auditor')).toEqual([]);
  });

  it('lets the others change only what they are there for', () => {
    expect(mayWrite('deans-office').toSorted()).toEqual([
      'accounts',
      'groups',
      'own-changes',
      'requests',
      'student-details',
      'students',
      'studies',
    ]);
    expect(mayWrite('timetable').toSorted()).toEqual(['own-changes', 'rooms', 'timetable']);
    expect(mayWrite('library').toSorted()).toEqual(['library', 'own-changes']);
    expect(mayWrite('support').toSorted()).toEqual(['accounts', 'messages', 'own-changes', 'support']);
  });

  it('includes reading what it may change', () => {
    for (const role of staffRoles) expect(mayRead(role)).toEqual(expect.arrayContaining(mayWrite(role)));
  });

  it('gives none but administrators and auditors the log, and none but administrators the administration', () => {
    expect(staffRoles.filter((role) => hasRight(role, 'audit', 'read'))).toEqual(['auditor']);
    expect(staffRoles.filter((role) => hasRight(role, 'administration', 'write'))).toEqual([]);
  });
});

it('roles: birth dates are seen by whoever writes or audits them, contacts also by the support', () => {
  const seeing = (part: 'details' | 'contacts') =>
    consoleRoles.filter((role) => visibleOfStudents(role)[part]);
  expect(seeing('details')).toEqual(['admin', 'deans-office', 'auditor']);
  expect(seeing('contacts')).toEqual(['admin', 'deans-office', 'support', 'auditor']);
});

it('a role that is of one faculty changes what is its own, and reads of others what lessons name', () => {
  expect(isNarrowed('groups', 'write')).toBe(true);
  expect(isNarrowed('groups', 'read')).toBe(false);
  expect(isNarrowed('students', 'read')).toBe(true);
  expect(isNarrowed('accounts', 'read')).toBe(true);
});

it('whoever works in the console is seen to by administrators only', () => {
  const student = { role: 'student', staffRole: null } as const;
  const librarian = { role: 'employee', staffRole: 'library' } as const;
  const administrator = { role: 'admin', staffRole: null } as const;
  expect([student, librarian, administrator].map(consoleRoleOf)).toEqual([null, 'library', 'admin']);
  expect([student, librarian, administrator].map((owner) => maySeeTo('support', owner))).toEqual([
    true,
    false,
    false,
  ]);
  expect([student, librarian, administrator].map((owner) => maySeeTo('admin', owner))).toEqual([
    true,
    true,
    true,
  ]);
});
