import { MAX_SUMMARY } from '@semestr/core/cv';
import * as z from 'zod/mini';
import { ofGroup, ofStudent } from './filters.ts';
import { decidedResource, int, optionalLine, optionalProse, resource, text } from './resource.ts';
import { Id } from './shapes.ts';

const skill = { name: text(60) };
export const skills = resource('skills', 'the skills that students share', {
  area: 'choices',
  fields: skill,
  edited: skill,
  filter: {},
});

const studentSkill = { studentId: Id, skillId: Id, order: int(0, 1000) };
export const studentSkills = resource('student-skills', 'the skills in CVs', {
  area: 'student-details',
  fields: studentSkill,
  edited: studentSkill,
  filter: { ...ofStudent, skillId: Id },
});

const cv = {
  summary: optionalProse(MAX_SUMMARY),
  isPublished: z.boolean(),
  isSearchingJob: z.boolean(),
  showsRating: z.boolean(),
};

/**
 * Identified by the ids of their students, who are notified of a change; administrators can hide inappropriate content
 * here.
 */
export const cvs = decidedResource('cvs', 'the CVs of all students', {
  area: 'student-details',
  fields: { ...cv, lastName: z.string(), firstName: z.string(), middleName: z.nullable(z.string()) },
  edited: cv,
  filter: { ...ofGroup, isPublished: z.boolean(), isSearchingJob: z.boolean() },
});

const reference = { studentId: Id, name: optionalLine(200), reference: text(500), order: int(0, 1000) };
export const cvReferences = resource('cv-references', 'the links of the CVs', {
  area: 'student-details',
  fields: { ...reference, name: z.string(), reference: z.string() },
  edited: reference,
  filter: ofStudent,
});
