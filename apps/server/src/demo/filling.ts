import type { IsoDate } from '@semestr/core/dates';
import type { Database } from '../db/database.ts';
import { demoStudents } from './accounts.ts';
import type { invent } from './invention.ts';
import { enrolledOn } from './moments.ts';
import type { Random } from './random.ts';

type Made = ReturnType<typeof invent>;

/** What an area of the demo university is filled from: the people and their studies, the day, and repeatable chance. */
export interface Filling {
  tx: Database;
  made: Made;
  now: Date;
  today: IsoDate;
  /** Of this area alone. */
  random: Random;
}

/** Fills the tables of one area. */
export type Area = (filling: Filling) => Promise<void>;

export type MadeStudent = Made['students'][number];

/** A student's place of study, for what depends on it. */
export interface Place {
  groupId: number;
  specialityId: number;
  facultyId: number;
  course: number;
  degree: number;
  /** On which day in August somebody of this course was enrolled. */
  enrolledOn: IsoDate;
}

/** Where a student studies. */
export function places({ made, today }: Pick<Filling, 'made' | 'today'>): (student: MadeStudent) => Place {
  const known = new Map(
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
    const place = known.get(groupId);
    if (!place) throw new Error(`There is no group ${groupId}`);
    return place;
  };
}

const tried = new Set(demoStudents.filter(({ isRich }) => isRich).map(({ cardNumber }) => cardNumber));

/** Whether people try this student's account: it has something of every kind. */
export const isTried = ({ cardNumber }: { cardNumber: string }): boolean => tried.has(cardNumber);

/** Whether a person gets papers from the military office. */
export const isMan = ({ middleName }: { middleName?: string | null | undefined }): boolean =>
  middleName?.endsWith('ич') ?? false;
