import type { IsoDate } from '@semestr/core/dates';
import type { Database } from '../db/database.ts';
import { demoStudents } from './accounts.ts';
import type { invent } from './invention.ts';
import type { Random } from './random.ts';

/** What an area of the demo university is filled from: the people and their studies, the day, and repeatable chance. */
export interface Filling {
  tx: Database;
  made: ReturnType<typeof invent>;
  now: Date;
  today: IsoDate;
  /** Of this area alone. */
  random: Random;
}

/** Fills the tables of one area. */
export type Area = (filling: Filling) => Promise<void>;

const tried = new Set(demoStudents.map(({ cardNumber }) => cardNumber));

/** Whether people try this student's account: it has something of every kind. */
export const isTried = ({ cardNumber }: { cardNumber: string }): boolean => tried.has(cardNumber);
