import { addDays } from '@semestr/core/dates';
import { memberships, works } from '../db/tables/activity.ts';
import { demoStudents } from './accounts.ts';
import { type Area, places } from './area-input.ts';
import { dayBetween, later } from './moments.ts';
import { insertAll } from './rows.ts';

type Kind = (typeof works.$inferSelect)['kind'];

const titles: Readonly<Record<Kind, readonly string[]>> = {
  social: [
    'Куратор первокурсников на неделе адаптации',
    'Волонтёр дня открытых дверей',
    'Организация благотворительной ярмарки факультета',
    'Участие в студенческом хоре',
    'Подготовка волейбольного турнира общежитий: расписание игр, судейство, награждение победителей и отчёт',
    'Донорская акция',
  ],
  research: [
    'Доклад на студенческой научной конференции',
    'Статья в сборнике тезисов',
    'Участие в олимпиаде по программированию',
    'Разработка стенда для измерения параметров датчиков в учебной лаборатории кафедры',
    'Работа в студенческом конструкторском бюро',
  ],
};

const statuses: Readonly<Record<Kind, readonly string[]>> = {
  social: ['Подтверждено', 'На рассмотрении', 'Отклонено'],
  research: ['Опубликовано', 'На рецензировании', 'Отклонено'],
};

/** Activity levels of the demo accounts: high, low, none. */
const demoLevels: readonly Readonly<Record<Kind, number>>[] = [
  { social: 5, research: 3 },
  { social: 3, research: 0 },
  { social: 0, research: 0 },
  { social: 1, research: 1 },
];

const DAYS_BACK = 300;

/** Fills memberships and the students' activities outside lessons. */
export const fillActivity: Area = async (filling) => {
  const { tx, made, today, random } = filling;
  const placeOf = places(filling);
  const memberRows: (typeof memberships.$inferInsert)[] = [];
  const workRows: (typeof works.$inferInsert)[] = [];
  for (const student of made.students) {
    const at = demoStudents.findIndex(({ cardNumber }) => cardNumber === student.cardNumber);
    const own = demoLevels[at];
    const studentId = student.id;
    const { enrolledOn } = placeOf(student);
    const since = dayBetween(enrolledOn, addDays(today, -1), random);
    if (own ? at % 2 === 0 : random.chance(0.6)) memberRows.push({ studentId, kind: 'brsm', since });
    if (own ? at < 2 : random.chance(0.8)) memberRows.push({ studentId, kind: 'prof-com', since });
    for (const kind of ['social', 'research'] as const) {
      const count = own?.[kind] ?? (random.chance(0.1) ? 1 : 0);
      random
        .shuffle(titles[kind])
        .slice(0, count)
        .forEach((title, index) => {
          const status = own ? statuses[kind][index % statuses[kind].length] : random.pick(statuses[kind]);
          workRows.push({
            studentId,
            kind,
            title,
            date: dayBetween(later(enrolledOn, addDays(today, -DAYS_BACK)), addDays(today, -1), random),
            status: status ?? '',
          });
        });
    }
  }
  await insertAll(tx, memberships, memberRows);
  await insertAll(tx, works, workRows);
};
