import * as calls from '@semestr/api/cv-records';
import { MAX_SKILLS, referenceFault, skillKey } from '@semestr/core/cv';
import { and, eq, ne } from 'drizzle-orm';
import { cvReferences, skills, studentSkills } from '../../db/tables/cv.ts';
import { students } from '../../db/tables/students.ts';
import { localized } from '../../domain/localized.ts';
import { notify } from '../../domain/notify.ts';
import { lockStudent } from '../../domain/students.ts';
import { invalidField } from '../../domain/refusal.ts';
import { type Change, defineResource, type Resource, type Stored } from '../../records/define-resource.ts';
import type { RecordOf } from '../../records/store.ts';
import { recordTexts } from '../../records/texts.ts';

type Student = RecordOf<typeof students>;
type StudentSkill = RecordOf<typeof studentSkills>;

const parts = [
  'summary',
  'isPublished',
  'isSearchingJob',
  'showsRating',
] as const satisfies readonly (keyof Student)[];

/** A CV belongs to the student, who is notified of changes by others. */
async function notifyStudent({ tx, before, row, now }: Stored<Student>): Promise<void> {
  if (!before || parts.every((part) => before[part] === row[part])) return;
  const what = before.isPublished === row.isPublished ? 'changed' : row.isPublished ? 'shown' : 'hidden';
  await notify(
    tx,
    { studentIds: [row.id] },
    { type: 'INFO', message: localized(recordTexts, `cv.${what}`), now },
  );
}

/** Rejects a duplicate skill, and more skills than a CV may have. */
async function checkSkill({ tx, before, values }: Change<StudentSkill>): Promise<void> {
  const { studentId = 0, skillId = 0 } = { ...before, ...values };
  // As when students edit their own.
  await lockStudent(tx, studentId);
  const others = and(eq(studentSkills.studentId, studentId), ne(studentSkills.id, before?.id ?? 0));
  if ((await tx.$count(studentSkills, and(others, eq(studentSkills.skillId, skillId)))) > 0)
    throw invalidField('skillId', 'taken');
  if ((await tx.$count(studentSkills, others)) >= MAX_SKILLS) throw invalidField('skillId', 'too-big');
}

/** The skills and references of CVs, and the CVs themselves, which are fields of their students. */
export const cvResources: readonly Resource[] = [
  defineResource(calls.skills, skills, [skills.name], {
    faults: { skills: 'name' },
    before: ({ values }) => {
      if (values.name !== undefined) values.key = skillKey(values.name);
    },
  }),
  defineResource(calls.studentSkills, studentSkills, [], { before: checkSkill }),
  // The name distinguishes changes of a CV in the audit log from those of its student.
  defineResource(calls.cvs, students, [students.lastName, students.firstName, students.summary], {
    name: 'cvs',
    after: notifyStudent,
  }),
  defineResource(calls.cvReferences, cvReferences, [cvReferences.name, cvReferences.reference], {
    before: ({ values }) => {
      const fault = values.reference === undefined ? null : referenceFault(values.reference);
      if (fault) throw invalidField('reference', fault);
    },
  }),
];
