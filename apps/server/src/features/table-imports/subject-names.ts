import { wordKey } from '@semestr/core/table-import-words';
import { inArray } from 'drizzle-orm';
import { groups } from '../../db/tables/groups.ts';
import { type RowLookup, textOf } from './kind.ts';

/**
 * Replaces the full name of a discipline in the plan by its abbreviation, which timetables use as the subject; the name
 * becomes the full subject. Prefers the plans of the row's groups. Returns false when no plan has the name, or several
 * abbreviations have it.
 */
export async function abbreviateSubject({ tx, names, values }: RowLookup): Promise<boolean> {
  const planned = (await names.disciplinesByName()).get(wordKey(textOf(values['subject']))) ?? [];
  if (planned.length === 0) return false;
  const ids = Array.isArray(values['groupIds']) ? values['groupIds'].map(Number) : [];
  const ofGroups = await tx.select({ id: groups.specialityId }).from(groups).where(inArray(groups.id, ids));
  const own = planned.filter(({ specialityId }) => ofGroups.some(({ id }) => id === specialityId));
  const [first, ...others] = own.length > 0 ? own : planned;
  if (!first || others.some(({ abbrev }) => abbrev !== first.abbrev)) return false;
  values['subject'] = first.abbrev;
  values['subjectFull'] ??= first.name;
  return true;
}
