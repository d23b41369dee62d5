import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nonEmpty } from '../non-empty.ts';
import { planNextYear } from '../../src/demo/next-year.ts';
import { type Offender, type Story, storyOf } from './check.ts';
import { makeStory } from './make-story.ts';
import { ofSchedules } from './schedule.ts';
import { sentences } from './sentences.ts';

/** Special days of the year, with a small university; `npm run check-demo` accepts any day and size. */
const SCALE = 0.05;
const universities = [
  { name: 'on the second day of lessons', now: new Date('2026-09-02T08:00:00Z') },
  { name: 'in the middle of a term, a Sunday', now: new Date('2026-11-15T09:00:00Z') },
  { name: 'in the winter session', now: new Date('2027-01-05T09:00:00Z') },
  { name: 'in the holidays of summer', now: new Date('2027-07-15T09:00:00Z') },
  { name: 'a year later', now: new Date('2027-11-17T09:00:00Z') },
];

describe.each(nonEmpty(universities))('demo university created $name', ({ now }) => {
  let story: Story & { close: () => Promise<void> };
  beforeAll(async () => {
    story = await makeStory(now, SCALE);
  });
  afterAll(() => story.close());

  test('demo: all data are consistent', async () => {
    const untrue: Record<string, readonly Offender[]> = {};
    for (const { sentence, offenders } of sentences) {
      const found = await offenders(story);
      if (found.length > 0) untrue[sentence] = found.slice(0, 5);
    }
    expect(untrue).toEqual({});
  });
});

test('demo: the next year’s lessons and session are added before it begins', async () => {
  const story = await makeStory(new Date('2026-11-17T09:00:00Z'), SCALE);
  const plan = (day: string) => planNextYear(story.db, { now: new Date(`${day}T05:00:00Z`), scale: SCALE });
  expect(await plan('2027-05-20')).toBe(false);
  expect(await plan('2027-08-20')).toBe(true);
  expect(await plan('2027-09-02')).toBe(false);
  const later = storyOf(story.db, new Date('2027-09-02T09:00:00Z'));
  for (const { sentence, offenders } of ofSchedules)
    expect([sentence, await offenders(later)]).toEqual([sentence, []]);
  await story.close();
});
