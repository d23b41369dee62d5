import { describe, expect, it } from 'vitest';
import { type Audience, audienceFault, sendingFault } from './broadcasts.ts';

const everybody: Audience = { audience: 'everybody', facultyIds: [], courses: [], groupIds: [] };

describe('CNS-02 broadcast audience', () => {
  it('broadcasts: filters narrow an audience of students, and apply to no other audience', () => {
    const lists = { facultyIds: [1], courses: [2], groupIds: [3] };
    expect(audienceFault({ ...everybody, ...lists, audience: 'students' })).toBeNull();
    expect(audienceFault(everybody)).toBeNull();
    expect(audienceFault({ ...everybody, facultyIds: [1] })).toBe('facultyIds');
    expect(audienceFault({ ...everybody, courses: [1], audience: 'employees' })).toBe('courses');
    expect(audienceFault({ ...everybody, groupIds: [1] })).toBe('groupIds');
  });
});

describe('CNS-02 broadcast schedule', () => {
  const now = new Date('2026-11-20T09:58:00Z');
  it.each([
    ['immediately', null, null],
    ['now', '2026-11-20T09:58:00Z', null],
    ['a minute ago', '2026-11-20T09:57:00Z', 'too-small'],
    ['on the last day', '2027-11-21T20:59:00Z', null],
    ['a day later', '2027-11-21T21:01:00Z', 'too-big'],
  ])('broadcasts: checks the scheduled time %s', (_when, at, fault) => {
    expect(sendingFault(at === null ? null : new Date(at), now)).toBe(fault);
  });
});
