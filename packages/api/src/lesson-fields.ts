import * as z from 'zod/mini';
import { Ids, int, optionalProse, optionalText, text } from './resource.ts';
import { IsoDate, Term, Time } from './shapes.ts';

/** Fields of a lesson of the plan or the session: of its record, and of one that is being planned. */
export const lessonFields = {
  term: Term,
  isExam: z.boolean(),
  /** 1 = Monday … 6 = Saturday. */
  day: int(1, 6),
  weeks: z.nullable(z.array(int(1, 4)).check(z.maxLength(4))),
  subgroup: int(0, 2),
  startTime: Time,
  endTime: Time,
  subject: optionalText(100),
  subjectFull: optionalText(300),
  type: optionalText(50),
  note: optionalProse(500),
  rooms: z.array(text(50)).check(z.maxLength(10)),
  date: z.nullable(IsoDate),
  startDate: z.nullable(IsoDate),
  endDate: z.nullable(IsoDate),
  isAnnouncement: z.boolean(),
  groupIds: Ids,
  /** Its educators, in order. */
  employeeIds: Ids,
};
