import { addDays, daysBetween, type IsoDate } from '@semestr/core/dates';
import { LIFTED } from '@semestr/core/dormitory';
import {
  dormitoryDirectives,
  dormitoryPrivileges,
  privilegeCategories,
  privilegeKinds,
} from '../db/tables/dormitory.ts';
import { demoStudents } from './accounts.ts';
import type { Filling } from './filling.ts';
import { insertAll } from './rows.ts';
import { bound } from './typography.ts';

const premium = { eventType: 'Премия', eventTypeName: 'PREMIUM_SPPS', note: null, status: null } as const;
const penalty = { eventType: 'Взыскание', eventTypeName: 'PENALTY_SPPS' } as const;

const directives = {
  weekend: {
    ...premium,
    type: 'Другое',
    typeName: 'Поощрение за участие в благоустройстве общежития',
    reason: 'Субботник на территории студенческого городка',
  },
  noise: {
    ...penalty,
    type: 'Нарушение правил',
    typeName: 'Нарушение правил проживания',
    reason: 'Шум после 23:00',
    note: 'Замечание. Проведена беседа с воспитателем общежития; соседи по блоку претензий больше не имеют.',
    status: LIFTED,
  },
  smoking: {
    ...penalty,
    type: 'Другое',
    typeName: 'Нарушение правил внутреннего распорядка',
    reason: 'Курение у входа в учебный корпус',
    note: 'Замечание.',
    status: null,
  },
} as const;
type Directive = keyof typeof directives;

/** Of the demo's students one has had both, the resident only praise, one is blamed for something elsewhere. */
const tried: readonly (readonly Directive[])[] = [['weekend', 'noise'], ['weekend'], [], ['smoking']];

const indexOf = ({ cardNumber }: { cardNumber: string }): number =>
  demoStudents.findIndex((one) => one.cardNumber === cardNumber);

/** Premiums and penalties; what happened in a dormitory, to those who lived there then. */
export async function fillDirectives(
  { tx, made, today, random }: Filling,
  residents: ReadonlyMap<number, { from: IsoDate; to: IsoDate }>,
): Promise<void> {
  const ofOthers = (isResident: boolean): Directive[] => [
    ...(isResident && random.chance(0.15) ? (['weekend'] as const) : []),
    ...(isResident && random.chance(0.1) ? (['noise'] as const) : []),
    ...(random.chance(0.01) ? (['smoking'] as const) : []),
  ];
  const rows = made.students.flatMap((student) => {
    const lived = residents.get(student.id);
    const at = indexOf(student);
    return (at >= 0 ? (tried[at] ?? []) : ofOthers(lived !== undefined)).map((name) => {
      const { typeName, reason, note, ...directive } = directives[name];
      const { from, to } = name === 'smoking' || !lived ? { from: addDays(today, -60), to: today } : lived;
      return {
        ...directive,
        typeName: bound(typeName),
        reason: bound(reason),
        note: note && bound(note),
        studentId: student.id,
        number: `${random.int(10, 99)}-с`,
        date: addDays(from, random.int(1, Math.max(1, daysBetween(from, to) - 1))),
      };
    });
  });
  await insertAll(tx, dormitoryDirectives, rows);
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

/** What the demo's students may count on: the first one's paper says how large the family is. */
const triedKinds = [MANY_CHILDREN, null, null, WINNERS] as const;

/** Who of those that applied gets a room before others. */
export async function fillPrivileges(
  { tx, made, today, random }: Filling,
  applicants: ReadonlySet<number>,
): Promise<void> {
  const idOf = new Map<string, number>();
  for (const { name, kinds } of categories) {
    const [category] = await tx
      .insert(privilegeCategories)
      .values({ name: bound(name) })
      .returning();
    if (!category) throw new Error('A category was not stored');
    const rows = kinds.map((kind) => ({ categoryId: category.id, name: bound(kind) }));
    const stored = await tx.insert(privilegeKinds).values(rows).returning();
    kinds.forEach((kind, index) => idOf.set(kind, stored[index]?.id ?? 0));
  }
  const kindOf = (student: (typeof made.students)[number]): string | null => {
    const at = indexOf(student);
    if (at >= 0) return triedKinds[at] ?? null;
    return applicants.has(student.id) && random.chance(0.2) ? random.pick([...idOf.keys()]) : null;
  };
  const year = Number(today.slice(0, 4));
  const rows = made.students.flatMap((student) => {
    const kindId = idOf.get(kindOf(student) ?? '');
    const note = bound('Удостоверение предъявлено в деканате');
    return kindId === undefined
      ? []
      : [{ studentId: student.id, kindId, year, note: random.chance(0.5) ? note : null }];
  });
  await insertAll(tx, dormitoryPrivileges, rows);
}
