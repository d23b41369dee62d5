import type { IsoDate } from '@semestr/core/dates';
import type { Database } from '../db/database.ts';
import { demoStudents } from './accounts.ts';
import type { invent } from './invention.ts';
import { enrolledOn } from './moments.ts';
import type { Random } from './random.ts';

type Made = ReturnType<typeof invent>;

/**
 * Input for filling an area of the demo university: students and staff, the date, and a repeatable random generator.
 */
export interface AreaInput {
  tx: Database;
  made: Made;
  now: Date;
  today: IsoDate;
  /** Separate for each area. */
  random: Random;
}

/** Fills the tables of one area. */
export type Area = (filling: AreaInput) => Promise<void>;

export type MadeStudent = Made['students'][number];

/** A student's group and studies, for data that depend on them. */
export interface Place {
  groupId: number;
  specialityId: number;
  facultyId: number;
  course: number;
  degree: number;
  /** The day in August on which students of this course were enrolled. */
  enrolledOn: IsoDate;
}

/** Returns a function that finds a student's place of study. */
export function places({ made, today }: Pick<AreaInput, 'made' | 'today'>): (student: MadeStudent) => Place {
  const placesByGroup = new Map(
    made.groups.map(({ id, specialityId, facultyId, course, degree }) => {
      const ofStudies = course ?? 1;
      const place: Place = {
        groupId: id,
        specialityId,
        facultyId,
        course: ofStudies,
        degree,
        enrolledOn: enrolledOn(ofStudies, today),
      };
      return [id, place];
    }),
  );
  return ({ groupId }) => {
    const place = placesByGroup.get(groupId);
    if (!place) throw new Error(`There is no group ${groupId}`);
    return place;
  };
}

const advertised = new Set(demoStudents.filter(({ isRich }) => isRich).map(({ cardNumber }) => cardNumber));

/** Whether this is an advertised demo account: it has data of every kind. */
export const isAdvertised = ({ cardNumber }: { cardNumber: string }): boolean => advertised.has(cardNumber);

/** Whether the student gets military documents. */
export const isMan = ({ middleName }: { middleName?: string | null | undefined }): boolean =>
  middleName?.endsWith('ич') ?? false;
