import { addDays, inOrder, type IsoDate } from '@semestr/core/dates';
import { LIFTED } from '@semestr/core/dormitory';
import {
  dormitoryDirectives,
  dormitoryPrivileges,
  privilegeCategories,
  privilegeKinds,
} from '../db/tables/dormitory.ts';
import { demoStudents } from './accounts.ts';
import { type AreaInput, places } from './area-input.ts';
import { dayBetween, later, officeDayUntil } from './moments.ts';
import { insertAll } from './rows.ts';

const premium = { eventType: 'Премия', eventTypeName: 'PREMIUM_SPPS', note: null, status: null } as const;
const penalty = { eventType: 'Взыскание', eventTypeName: 'PENALTY_SPPS' } as const;

const FIRST_NUMBER = 11;

const praise = { ...premium, type: 'Другое' } as const;
const breach = { ...penalty, type: 'Нарушение правил', typeName: 'Нарушение правил проживания' } as const;
const outsideDormitory = {
  ...penalty,
  type: 'Другое',
  typeName: 'Нарушение правил внутреннего распорядка',
  note: 'Замечание.',
  status: null,
} as const;
const talkedOver =
  'Замечание. Проведена беседа с воспитателем общежития; соседи по блоку претензий больше не имеют.';

/** Directives of each type by reason; the demo students get the first of each. */
const directives = {
  weekend: [
    {
      ...praise,
      typeName: 'Поощрение за участие в благоустройстве общежития',
      reason: 'Субботник на территории студенческого городка',
    },
    {
      ...praise,
      typeName: 'Поощрение за участие в благоустройстве общежития',
      reason: 'Ремонт комнаты отдыха своими силами',
    },
    {
      ...praise,
      typeName: 'Поощрение за общественную работу',
      reason: 'Лучшая комната общежития по итогам семестра',
    },
    {
      ...praise,
      typeName: 'Поощрение за общественную работу',
      reason: 'Дежурство в оперативном отряде общежития',
    },
    {
      ...praise,
      typeName: 'Поощрение за общественную работу',
      reason: 'Организация турнира по настольному теннису',
    },
  ],
  noise: [
    { ...breach, reason: 'Шум после 23:00', note: talkedOver, status: LIFTED },
    { ...breach, reason: 'Не вымыта кухня после дежурства', note: 'Замечание.', status: LIFTED },
    { ...breach, reason: 'Гости без записи на вахте', note: 'Замечание.', status: null },
    {
      ...breach,
      reason: 'Электроплитка в жилой комнате',
      note: 'Выговор, плитка сдана коменданту.',
      status: null,
    },
  ],
  smoking: [
    { ...outsideDormitory, reason: 'Курение у входа в учебный корпус' },
    { ...outsideDormitory, reason: 'Проход в корпус по чужому пропуску' },
    { ...outsideDormitory, reason: 'Порча мебели в аудитории' },
    { ...outsideDormitory, reason: 'Опоздание с возвратом лабораторного оборудования' },
  ],
} as const;
type Directive = keyof typeof directives;

/**
 * Of the demo students, one has both types, the resident only a premium, and one a penalty for an incident elsewhere.
 */
const demoDirectives: readonly (readonly Directive[])[] = [
  ['weekend', 'noise'],
  ['weekend'],
  [],
  ['smoking'],
];

const indexOf = ({ cardNumber }: { cardNumber: string }): number =>
  demoStudents.findIndex((one) => one.cardNumber === cardNumber);

/** Creates premiums and penalties; those for incidents in a dormitory go to its residents at that time. */
export async function fillDirectives(
  { tx, made, today, random }: AreaInput,
  residents: ReadonlyMap<number, { from: IsoDate; to: IsoDate }>,
): Promise<void> {
  const ofOthers = (isResident: boolean): Directive[] => [
    ...(isResident && random.chance(0.15) ? (['weekend'] as const) : []),
    ...(isResident && random.chance(0.1) ? (['noise'] as const) : []),
    ...(random.chance(0.01) ? (['smoking'] as const) : []),
  ];
  const placeOf = places({ made, today });
  const rows = made.students.flatMap((student) => {
    const lived = residents.get(student.id);
    const own = demoDirectives[indexOf(student)];
    return (own ?? ofOthers(lived !== undefined)).map((name) => {
      const drawn = own
        ? directives[name][0]
        : random.pick<(typeof directives)[Directive][number]>(directives[name]);
      const { typeName, reason, note, ...directive } = drawn;
      const lately = {
        from: later(placeOf(student).enrolledOn, addDays(today, -60)),
        to: addDays(today, -1),
      };
      const { from, to } = name === 'smoking' || !lived ? lately : lived;
      return {
        ...directive,
        typeName,
        reason,
        note,
        studentId: student.id,
        date: later(from, officeDayUntil(dayBetween(from, to, random))),
      };
    });
  });
  const byDay = rows.toSorted((a, b) => inOrder(a.date, b.date));
  await insertAll(
    tx,
    dormitoryDirectives,
    byDay.map((row, index) => ({ ...row, number: `${FIRST_NUMBER + index}-с` })),
  );
}

const MANY_CHILDREN = 'Члены многодетных семей';
const WINNERS = 'Победители олимпиад';
const categories: readonly { name: string; kinds: readonly string[] }[] = [
  {
    name: 'Вне очереди',
    kinds: ['Дети-сироты и дети, оставшиеся без попечения родителей', 'Лица с инвалидностью I и II группы'],
  },
  { name: 'В первую очередь', kinds: [MANY_CHILDREN, 'Родители — инвалиды I или II группы', WINNERS] },
];

/** Privileges of the demo students: the document of the first one proves a large family. */
const advertisedKinds = [MANY_CHILDREN, null, null, WINNERS] as const;

/** Creates privileges for some of the applicants. */
export async function fillPrivileges(
  { tx, made, today, random }: AreaInput,
  applicants: ReadonlySet<number>,
): Promise<void> {
  const idOf = new Map<string, number>();
  for (const { name, kinds } of categories) {
    const [category] = await tx.insert(privilegeCategories).values({ name }).returning();
    if (!category) throw new Error('A category was not stored');
    const rows = kinds.map((kind) => ({ categoryId: category.id, name: kind }));
    const stored = await tx.insert(privilegeKinds).values(rows).returning();
    kinds.forEach((kind, index) => idOf.set(kind, stored[index]?.id ?? 0));
  }
  const kindOf = (student: (typeof made.students)[number]): string | null => {
    const own = advertisedKinds[indexOf(student)];
    if (own !== undefined) return own;
    return applicants.has(student.id) && random.chance(0.2) ? random.pick([...idOf.keys()]) : null;
  };
  const year = Number(today.slice(0, 4));
  const rows = made.students.flatMap((student) => {
    const kindId = idOf.get(kindOf(student) ?? '');
    const note = 'Удостоверение предъявлено в деканате';
    return kindId === undefined
      ? []
      : [{ studentId: student.id, kindId, year, note: random.chance(0.5) ? note : null }];
  });
  await insertAll(tx, dormitoryPrivileges, rows);
}
