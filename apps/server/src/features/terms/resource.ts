import * as calls from '@semestr/api/terms';
import type { Use } from '@semestr/api/uses';
import { localDate } from '@semestr/core/dates';
import { termDaysFault } from '@semestr/core/term-days';
import { and, countDistinct, eq } from 'drizzle-orm';
import { terms } from '../../db/tables/calendar.ts';
import { groupTerms } from '../../db/tables/groups.ts';
import { lessonGroups, lessons } from '../../db/tables/lessons.ts';
import { checkTerm } from '../../domain/calendar.ts';
import { invalidField } from '../../domain/refusal.ts';
import { type Change, defineResource, type Resource, type Stored } from '../../records/define-resource.ts';
import type { RecordOf } from '../../records/store.ts';

type GroupTerm = RecordOf<typeof groupTerms>;
type Term = RecordOf<typeof terms>;

/** Fields of a term shown in a schedule. */
const columns = [
  'start',
  'end',
  'examsStart',
  'examsEnd',
  'isExtramural',
] as const satisfies readonly (keyof GroupTerm)[];

/** Default dates of a new term. */
const unknown = { start: null, end: null, examsStart: null, examsEnd: null };

/** Whether the group's dates change; a restored term keeps its update date. */
const isOther = ({
  before,
  values,
  isRestored,
}: Pick<Change<GroupTerm>, 'before' | 'values' | 'isRestored'>) =>
  before === null ? !isRestored : columns.some((field) => field in values && values[field] !== before[field]);

/** Rejects a term that can no longer be planned, and impossible dates. */
function checkGroupDays({ before, values, now, isRestored }: Change<GroupTerm>): void {
  if (isOther({ before, values, isRestored })) values.updatedOn = localDate(now);
  if (isRestored) return;
  if (values.term !== undefined && values.term !== before?.term) checkTerm(values.term, now);
  // A new term has a group and a term code: the contract requires them.
  const fault = termDaysFault({ ...unknown, ...before, ...values } as GroupTerm);
  if (fault) throw invalidField(fault.field, fault.reason);
}

/** Counts the group's lessons in the term. Without the dates of the term, their first and last day would be unknown. */
async function lessonsOf({ tx, row }: Pick<Stored<GroupTerm>, 'tx' | 'row'>): Promise<readonly Use[]> {
  const [stored] = await tx
    .select({ count: countDistinct(lessons.id) })
    .from(lessonGroups)
    .innerJoin(lessons, eq(lessons.id, lessonGroups.lessonId))
    .where(and(eq(lessonGroups.groupId, row.groupId), eq(lessons.term, row.term)));
  return stored && stored.count > 0 ? [{ resource: 'lessons', count: stored.count }] : [];
}

/** Rejects a term that can no longer be planned, and impossible dates. */
function checkDays({ before, values, now, isRestored }: Change<Term>): void {
  if (isRestored) return;
  if (values.term !== undefined && values.term !== before?.term) checkTerm(values.term, now);
  // A new term has a code and dates: the contract requires them.
  const fault = termDaysFault({ examsStart: null, examsEnd: null, ...before, ...values } as Term);
  if (fault) throw invalidField(fault.field, fault.reason);
}

/** The terms of the university, and those of groups with other dates. */
export const termResources: readonly Resource[] = [
  defineResource(calls.groupTerms, groupTerms, [groupTerms.term], {
    isPublic: true,
    before: checkGroupDays,
    uses: lessonsOf,
  }),
  defineResource(calls.terms, terms, [terms.term], { isPublic: true, before: checkDays }),
];
