import { describe, expect, it } from 'vitest';
import { type Audience, audienceFault, sendingFault } from './broadcasts.ts';

const everybody: Audience = { audience: 'everybody', facultyIds: [], courses: [], groupIds: [] };

describe('CNS-02 the audience of a broadcast', () => {
  it('of students is narrowed by all lists, any other by none', () => {
    const lists = { facultyIds: [1], courses: [2], groupIds: [3] };
    expect(audienceFault({ ...everybody, ...lists, audience: 'students' })).toBeNull();
    expect(audienceFault(everybody)).toBeNull();
    expect(audienceFault({ ...everybody, facultyIds: [1] })).toBe('facultyIds');
    expect(audienceFault({ ...everybody, courses: [1], audience: 'employees' })).toBe('courses');
    expect(audienceFault({ ...everybody, groupIds: [1] })).toBe('groupIds');
  });
});

describe('CNS-02 a broadcast', () => {
  const now = new Date('2026-11-20T09:58:00Z');
  it.each([
    ['at once', null, null],
    ['now', '2026-11-20T09:58:00Z', null],
    ['a minute ago', '2026-11-20T09:57:00Z', 'too-small'],
    ['on the last day', '2027-11-21T20:59:00Z', null],
    ['a day later', '2027-11-21T21:01:00Z', 'too-big'],
  ])('can be sent %s or not', (_when, at, fault) => {
    expect(sendingFault(at === null ? null : new Date(at), now)).toBe(fault);
  });
});
