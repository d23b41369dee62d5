import * as calls from '@semestr/api/activity';
import { expect, it } from 'vitest';
import { type Who } from '../../../test/server.ts';
import { sharedServer } from '../../../test/shared-server.ts';

const server = await sharedServer();

const of = async (who: Who) => {
  const visitor = await server.as(who);
  return {
    isBrsm: await visitor.call(calls.isBrsm, {}),
    isProfCom: await visitor.call(calls.isProfCom, {}),
    social: await visitor.call(calls.socialWork, {}),
    research: await visitor.call(calls.researchWork, {}),
  };
};

it('activity: each student sees only their own memberships', async () => {
  const memberships = await Promise.all(
    (['student', 'headman', 'unconfirmed', 'noter'] as const).map(async (who) => {
      const { isBrsm, isProfCom } = await of(who);
      return [isBrsm, isProfCom];
    }),
  );
  expect(memberships).toEqual([
    [true, true],
    [false, true],
    [true, false],
    [false, false],
  ]);
});

it('activity: lists works by type, newest first', async () => {
  const { social, research } = await of('student');
  expect([social.length, research.length]).toEqual([5, 3]);
  for (const works of [social, research]) {
    const days = works.map(({ date }) => date.split('.').toReversed().join('-'));
    expect(days).toEqual(days.toSorted().toReversed());
  }
  const ids = [...social, ...research].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(await of('unconfirmed')).toMatchObject({ social: [], research: [] });
});

it('activity: is empty for users who are not students', async () => {
  const teacher = await server.as('teacher');
  for (const call of [calls.isBrsm, calls.isProfCom, calls.socialWork, calls.researchWork])
    await expect(teacher.call(call, {})).rejects.toMatchObject({ status: 404, reason: 'student-not-found' });
});
