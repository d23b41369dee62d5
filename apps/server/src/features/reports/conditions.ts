import type { Parameters, ReportRow } from '@semestr/api/reports';
import { academicYearLabel } from '@semestr/core/calendar';
import { dotted } from '@semestr/core/dates';
import { kindName, stateName } from '@semestr/core/requests/words';
import { kindOfTerm, yearOfTerm } from '@semestr/core/term';
import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { groups } from '../../db/tables/groups.ts';
import { specialities } from '../../db/tables/specialities.ts';
import { monthIn } from './missed.ts';
import type { Words } from './table.ts';

const deliveryStates = ['waiting', 'sent', 'failed', 'expired'] as const;

/** Returns the short name of a record, or its id when it has none. */
async function nameOf(
  db: Database,
  table: PgTable,
  id: PgColumn,
  name: PgColumn,
  value: number,
): Promise<string> {
  const [row] = await db.select({ name }).from(table).where(eq(id, value));
  return typeof row?.name === 'string' ? row.name : `№ ${value}`;
}

/** Lists the filters of a sheet, one line each. */
export async function conditionsInWords(
  db: Database,
  t: Words,
  { from, to, ...parameters }: Omit<Parameters, 'course'> & ReportRow,
): Promise<string[]> {
  const { term, facultyId, specialityId, course, groupId, kind, state, month, day, channel } = parameters;
  const delivery = deliveryStates.find((one) => one === state);
  const stateWords = (): string | undefined => {
    if (kind !== undefined && state !== undefined) return stateName({ kind, state }, t.language);
    return delivery && t(`deliveries.states.${delivery}`);
  };
  const days = [
    from && t('conditions.from', { day: dotted(from) }),
    to && t('conditions.to', { day: dotted(to) }),
  ];
  const texts = {
    term: term && t(`conditions.${kindOfTerm(term)}`, { year: academicYearLabel(yearOfTerm(term)) }),
    faculty: facultyId && (await nameOf(db, faculties, faculties.id, faculties.abbrev, facultyId)),
    speciality:
      specialityId && (await nameOf(db, specialities, specialities.id, specialities.abbrev, specialityId)),
    course: course === null ? '–' : course?.toString(),
    group: groupId && (await nameOf(db, groups, groups.id, groups.name, groupId)),
    kind: kind && kindName(kind, t.language),
    channel: channel && t(`deliveries.channels.${channel}`),
    state: stateWords(),
    month: month && monthIn(month, t.language),
    day: day && dotted(day),
    period: days.filter(Boolean).join(' ') || undefined,
  };
  const names = [
    'term',
    'faculty',
    'speciality',
    'course',
    'group',
    'kind',
    'channel',
    'state',
    'month',
    'day',
    'period',
  ] as const;
  return names.flatMap((name) => {
    const words = texts[name];
    return words === undefined ? [] : [`${t(`conditions.names.${name}`)}: ${words}`];
  });
}
