import { describe, expect, it } from 'vitest';
import {
  areas,
  consoleRoleOf,
  consoleRoles,
  hasRight,
  isInMenu,
  isNarrowed,
  mayManageSignIn,
  staffRoles,
  visibleOfStudents,
} from './rights.ts';

const mayRead = (role: (typeof staffRoles)[number]) => areas.filter((area) => hasRight(role, area, 'read'));
const mayWrite = (role: (typeof staffRoles)[number]) => areas.filter((area) => hasRight(role, area, 'write'));

describe('console roles', () => {
  it('rights: an administrator may do everything', () => {
    for (const area of areas)
      expect([hasRight('admin', area, 'read'), hasRight('admin', area, 'write')]).toEqual([true, true]);
  });

  it('rights: an auditor may read everything and change nothing', () => {
    expect(mayRead('auditor')).toEqual(areas);
    expect(mayWrite('auditor')).toEqual([]);
  });

  it('rights: other roles may only change records of their own areas', () => {
    expect(mayWrite('deans-office').toSorted()).toEqual([
      'accounts',
      'groups',
      'impersonation',
      'news',
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

  it('rights: a dean’s office and the support have separate pending work', () => {
    expect(staffRoles.filter((role) => hasRight(role, 'today', 'read'))).toEqual([
      'deans-office',
      'support',
      'auditor',
    ]);
  });

  it('rights: the menu lists dictionaries for those who change them, and for auditors', () => {
    expect(consoleRoles.filter((role) => isInMenu(role, 'structure'))).toEqual(['admin', 'auditor']);
    expect(consoleRoles.filter((role) => isInMenu(role, 'rooms'))).toEqual(['admin', 'timetable', 'auditor']);
    expect(consoleRoles.filter((role) => isInMenu(role, 'students'))).toEqual([
      'admin',
      'deans-office',
      'library',
      'support',
      'auditor',
    ]);
  });

  it('rights: the right to change includes reading', () => {
    for (const role of staffRoles) expect(mayRead(role)).toEqual(expect.arrayContaining(mayWrite(role)));
  });

  it('rights: only administrators and auditors read the log, only administrators have the administration', () => {
    expect(staffRoles.filter((role) => hasRight(role, 'audit', 'read'))).toEqual(['auditor']);
    expect(staffRoles.filter((role) => hasRight(role, 'administration', 'write'))).toEqual([]);
  });
});

it('rights: birth dates are visible to roles that edit or audit them, contacts also to the support', () => {
  const seeing = (part: 'details' | 'contacts') =>
    consoleRoles.filter((role) => visibleOfStudents(role)[part]);
  expect(seeing('details')).toEqual(['admin', 'deans-office', 'auditor']);
  expect(seeing('contacts')).toEqual(['admin', 'deans-office', 'support', 'auditor']);
});

it('rights: a role of one faculty changes its own records, and reads of others what lessons name', () => {
  expect(isNarrowed('groups', 'write')).toBe(true);
  expect(isNarrowed('groups', 'read')).toBe(false);
  expect(isNarrowed('students', 'read')).toBe(true);
  expect(isNarrowed('accounts', 'read')).toBe(true);
});

it('rights: only administrators may manage the accounts of console users', () => {
  const student = { role: 'student', staffRole: null } as const;
  const librarian = { role: 'employee', staffRole: 'library' } as const;
  const administrator = { role: 'admin', staffRole: null } as const;
  expect([student, librarian, administrator].map(consoleRoleOf)).toEqual([null, 'library', 'admin']);
  expect([student, librarian, administrator].map((owner) => mayManageSignIn('support', owner))).toEqual([
    true,
    false,
    false,
  ]);
  expect([student, librarian, administrator].map((owner) => mayManageSignIn('admin', owner))).toEqual([
    true,
    true,
    true,
  ]);
});
