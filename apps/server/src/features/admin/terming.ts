import type { Use } from '@semestr/api/uses';
import { localDate } from '@semestr/core/dates';
import { termDaysFault } from '@semestr/core/term-days';
import { and, countDistinct, eq } from 'drizzle-orm';
import type { groupTerms } from '../../db/tables/groups.ts';
import { lessonGroups, lessons } from '../../db/tables/lessons.ts';
import { invalidField } from '../../domain/refusal.ts';
import type { Change, Hooks, Stored } from './define-resource.ts';
import { checkTerm } from './planning.ts';
import type { RecordOf } from './store.ts';

type GroupTerm = RecordOf<typeof groupTerms>;

/** Fields of a term shown in a schedule. */
const columns = [
  'start',
  'end',
  'examsStart',
  'examsEnd',
  'isExtramural',
] as const satisfies readonly (keyof GroupTerm)[];

/** Default dates of a new one. */
const unknown = { start: null, end: null, examsStart: null, examsEnd: null };

/** Whether the group's dates change; a restored term keeps its update date. */
const isOther = ({
  before,
  values,
  isRestored,
}: Pick<Change<GroupTerm>, 'before' | 'values' | 'isRestored'>) =>
  before === null ? !isRestored : columns.some((field) => field in values && values[field] !== before[field]);

/** Rejects a term that cannot be planned any more, and impossible dates. */
function checkDays({ before, values, now, isRestored }: Change<GroupTerm>): void {
  if (isOther({ before, values, isRestored })) values.updatedOn = localDate(now);
  if (isRestored) return;
  if (values.term !== undefined && values.term !== before?.term) checkTerm(values.term, now);
  // A new one has a group and a term: the contract requires them.
  const fault = termDaysFault({ ...unknown, ...before, ...values } as GroupTerm);
  if (fault) throw invalidField(fault.field, fault.reason);
}

/** Counts the group's lessons in the term: without its dates, their beginning and end would be unknown. */
async function lessonsOf({ tx, row }: Pick<Stored<GroupTerm>, 'tx' | 'row'>): Promise<readonly Use[]> {
  const [held] = await tx
    .select({ count: countDistinct(lessons.id) })
    .from(lessonGroups)
    .innerJoin(lessons, eq(lessons.id, lessonGroups.lessonId))
    .where(and(eq(lessonGroups.groupId, row.groupId), eq(lessons.term, row.term)));
  return held && held.count > 0 ? [{ resource: 'lessons', count: held.count }] : [];
}

export const terming: Pick<Hooks<GroupTerm>, 'before' | 'uses'> = { before: checkDays, uses: lessonsOf };
