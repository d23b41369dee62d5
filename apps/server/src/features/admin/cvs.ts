import { MAX_SKILLS } from '@semestr/core/cv';
import { and, eq, ne } from 'drizzle-orm';
import { studentSkills } from '../../db/tables/cv.ts';
import type { students } from '../../db/tables/students.ts';
import { localized } from '../../domain/localized.ts';
import { notify } from '../../domain/notify.ts';
import { lockStudent } from '../../domain/students.ts';
import { invalidField } from '../../domain/refusal.ts';
import type { Change, Hooks, Stored } from './define-resource.ts';
import type { RecordOf } from './store.ts';
import { adminTexts } from './texts.ts';

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
    { type: 'INFO', message: localized(adminTexts, `cv.${what}`), now },
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

export const cvHooks: Pick<Hooks<Student>, 'after'> = { after: notifyStudent };
export const skillHooks: Pick<Hooks<StudentSkill>, 'before'> = { before: checkSkill };
