import * as z from 'zod/mini';
import { ofGroup } from './filters.ts';
import { decidedResource, resource } from './resource.ts';
import { Id, IsoDate, Term } from './shapes.ts';

const termDays = {
  start: z.nullable(IsoDate),
  end: z.nullable(IsoDate),
  examsStart: z.nullable(IsoDate),
  examsEnd: z.nullable(IsoDate),
  /** Part-time or distance learning; null when unknown. */
  isExtramural: z.nullable(z.boolean()),
};
const groupTerm = { groupId: Id, term: Term };

/** Fields omitted from a new record count as unknown. */
const madeTerm = {
  ...groupTerm,
  start: z.optional(termDays.start),
  end: z.optional(termDays.end),
  examsStart: z.optional(termDays.examsStart),
  examsEnd: z.optional(termDays.examsEnd),
  isExtramural: z.optional(termDays.isExtramural),
};

const ofGroupTerms = {
  area: 'groups' as const,
  fields: { ...groupTerm, ...termDays, updatedOn: IsoDate },
  filter: { ...ofGroup, term: Term },
};
const groupTermsText = 'the terms and exam sessions of groups';
export const groupTerms = {
  ...resource('group-terms', groupTermsText, { ...ofGroupTerms, edited: madeTerm }),
  // The group and the term cannot be changed, because lessons rely on the days.
  update: decidedResource('group-terms', groupTermsText, { ...ofGroupTerms, edited: termDays }).update,
};

const universityTerm = {
  start: IsoDate,
  end: IsoDate,
  examsStart: termDays.examsStart,
  examsEnd: termDays.examsEnd,
};
const ofTerms = {
  area: 'timetable' as const,
  fields: { term: Term, ...universityTerm },
  filter: { term: Term },
};
const termsText = 'the terms of the university, for groups without their own dates';
export const terms = {
  ...resource('terms', termsText, {
    ...ofTerms,
    edited: {
      term: Term,
      ...universityTerm,
      examsStart: z.optional(universityTerm.examsStart),
      examsEnd: z.optional(universityTerm.examsEnd),
    },
  }),
  // The term cannot be changed, as for a group.
  update: decidedResource('terms', termsText, { ...ofTerms, edited: universityTerm }).update,
};
