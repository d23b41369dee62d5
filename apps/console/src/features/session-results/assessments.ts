import type { IsoDate } from '@semestr/core/dates';
import { createTopics } from '../../ui/sheet/topics.ts';
import type { Assessment, ResultsData } from './results-data.ts';

const NONE: Assessment = { date: null, teacherId: null };

/**
 * The assessments selected above the grid. They are stored outside React, so that a mark that waits to be sent gets the
 * latest selection.
 *
 * @param day default date of a discipline whose marks have none
 */
export function createAssessments({ columns, assessments }: ResultsData, day: IsoDate) {
  const { watch, notify } = createTopics();
  const all = new Map(
    columns.map(({ id }): [number, Assessment] => {
      const { date, teacherId } = assessments.get(id) ?? NONE;
      return [id, { date: date ?? day, teacherId }];
    }),
  );
  return {
    of: (disciplineId: number): Assessment => all.get(disciplineId) ?? NONE,
    watch: (disciplineId: number) => watch(String(disciplineId)),
    choose: (disciplineId: number, assessment: Assessment): void => {
      all.set(disciplineId, assessment);
      notify(String(disciplineId));
    },
  };
}

export type Assessments = ReturnType<typeof createAssessments>;
