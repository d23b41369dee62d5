import type { NewYear } from '@semestr/api/new-year';
import { localDate } from '@semestr/core/dates';
import { groupStepState, stepState, yearStage, yearToBegin } from '@semestr/core/new-year';
import type { Database } from '../../db/database.ts';
import { radunitsaOfYear, termsOfYear } from './calendar-of-year.ts';
import { loadYearChanges } from './year-changes.ts';
import { groupsOfYear, highestSemesters } from './groups-of-year.ts';
import { proposedGroups, proposedMoves } from './proposals.ts';

/** Returns the open and the completed steps of the start of the year that is being prepared. */
export async function checklist(db: Database, now: Date): Promise<NewYear> {
  const today = localDate(now);
  const year = yearToBegin(today);
  const stage = yearStage(year, today);
  const done = await loadYearChanges(db, year);
  const all = await groupsOfYear(db, done);
  const terms = await termsOfYear(db, year);
  const radunitsa = await radunitsaOfYear(db, year);
  const groups = proposedMoves(all, await highestSemesters(db));
  const newGroups = proposedGroups(all, year);
  const graduated = all.filter(({ became }) => became === 'graduated');
  const createdGroups = all.filter(({ became }) => became === 'made');
  const withOutcome = (outcome: string): number => groups.filter((group) => group.outcome === outcome).length;
  const unwritten = terms.filter(({ id }) => id === null).length;
  const missing = radunitsa.id === null ? 1 : 0;
  const ofGroups = (left: number, finished: number) => groupStepState({ left, done: finished }, stage);
  return {
    year,
    stage,
    steps: {
      terms: stepState({ left: unwritten, done: terms.length - unwritten }),
      holidays: stepState({ left: missing, done: 1 - missing }),
      groups: ofGroups(withOutcome('moves') + withOutcome('unknown'), withOutcome('moved')),
      graduates: ofGroups(withOutcome('graduates'), graduated.length),
      newGroups: ofGroups(newGroups.length, createdGroups.length),
    },
    terms,
    radunitsa,
    groups,
    graduated: graduated.map(({ id, name, students }) => ({ id, name, students })),
    newGroups,
    made: createdGroups.map(({ id, name }) => ({ id, name })),
    batches: [...done.batches],
  };
}
