import type { DormitoryState } from '@semestr/core/dormitory';
import { addDays, dotted, localDate } from '@semestr/core/dates';
import {
  dormitoryApplications,
  dormitoryDirectives,
  dormitoryPrivileges,
  privilegeCategories,
  privilegeKinds,
} from '../db/tables/dormitory.ts';
import { keepUpload } from '../domain/uploads.ts';
import { pdf } from '../documents/pdf.ts';
import { type Area, type Filling, isTried } from './filling.ts';
import type { Random } from './random.ts';
import { insertAll } from './rows.ts';
import { bound } from './typography.ts';

const DAY_MS = 86_400_000;

const categories: readonly { name: string; kinds: readonly string[] }[] = [
  {
    name: 'Вне очереди',
    kinds: ['Дети-сироты и дети, оставшиеся без попечения родителей', 'Лица с инвалидностью I и II группы'],
  },
  {
    name: 'В первую очередь',
    kinds: ['Члены многодетных семей', 'Родители — инвалиды I или II группы', 'Победители олимпиад'],
  },
];

const directives = [
  {
    type: 'Другое',
    typeName: 'Поощрение за участие в благоустройстве общежития',
    eventType: 'Премия',
    eventTypeName: 'PREMIUM_SPPS',
    reason: 'Субботник на территории студенческого городка',
    note: null,
    status: null,
  },
  {
    type: 'Нарушение правил',
    typeName: 'Нарушение правил проживания',
    eventType: 'Взыскание',
    eventTypeName: 'PENALTY_SPPS',
    reason: 'Шум после 23:00',
    note: 'Замечание. Проведена беседа с воспитателем общежития; соседи по блоку претензий больше не имеют.',
    status: 'Снят',
  },
] as const;

const rejections = [
  'Нет справки о составе семьи.',
  'Студент зарегистрирован в городе, где находится университет.',
] as const;

/** Each with every application before the last one decided: nobody has two open ones. */
const histories: readonly (readonly DormitoryState[])[] = [
  ['rejected', 'evicted', 'waiting'],
  ['rejected', 'settled'],
  ['accepted'],
  ['evicted', 'settling'],
];
const usual: readonly (readonly DormitoryState[])[] = [
  ['settled'],
  ['settled'],
  ['rejected'],
  ['accepted'],
  ['waiting'],
];

const isAccepted = (state: DormitoryState) => state !== 'waiting' && state !== 'rejected';

function application(state: DormitoryState, daysAgo: number, now: Date, random: Random) {
  const createdAt = new Date(now.getTime() - daysAgo * DAY_MS - random.int(0, 40_000_000));
  const after = (days: number) => new Date(createdAt.getTime() + days * DAY_MS);
  const lives = state === 'settled' || state === 'evicted';
  return {
    state,
    createdAt,
    decidedAt: state === 'waiting' ? null : after(2),
    number: random.int(100, 2400),
    queuePlace: state === 'accepted' ? random.int(3, 160) : null,
    acceptedAt: isAccepted(state) ? after(2) : null,
    settledAt: lives ? after(12) : null,
    room:
      lives || state === 'settling'
        ? `${random.int(2, 12)}${String(random.int(1, 24)).padStart(2, '0')}-${random.pick(['а', 'б'])}, Общ.${random.int(1, 4)}`
        : null,
    rejectionReason: state === 'rejected' ? bound(random.pick(rejections)) : null,
  };
}

/** A paper that the first demo student handed in. */
async function paper({ tx, now }: Filling, studentId: number): Promise<number> {
  const bytes = await pdf({
    title: bound('Справка о составе семьи'),
    now,
    parts: [
      { lines: [['Выдана', dotted(addDays(localDate(now), -3))]] },
      { text: bound('Справка выдана для предъявления по месту учёбы. Состав семьи — 4 человека.') },
    ],
  });
  return keepUpload(tx, { studentId, file: { type: 'application/pdf', bytes }, now });
}

/** Applications for rooms, what residents were praised and blamed for, and who goes first. */
export const fillDormitory: Area = async (filling) => {
  const { tx, made, now, today, random } = filling;
  const kindIds: number[] = [];
  for (const { name, kinds } of categories) {
    const [category] = await tx
      .insert(privilegeCategories)
      .values({ name: bound(name) })
      .returning();
    if (!category) throw new Error('A category was not stored');
    const rows = kinds.map((kind) => ({ categoryId: category.id, name: bound(kind) }));
    kindIds.push(...(await tx.insert(privilegeKinds).values(rows).returning()).map(({ id }) => id));
  }
  const tried = made.students.filter(isTried);
  const [first] = tried;
  if (!first) throw new Error('There is no demo student');
  const uploadId = await paper(filling, first.id);

  const rows = made.students.flatMap((student) => {
    const place = tried.indexOf(student);
    const states = place >= 0 ? (histories[place] ?? []) : random.chance(0.25) ? random.pick(usual) : [];
    return states.map((state, index) => ({
      studentId: student.id,
      uploadId: student === first && state === 'waiting' ? uploadId : null,
      ...application(state, (states.length - index) * 80 + random.int(-60, 0), now, random),
    }));
  });
  const byTime = rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await insertAll(tx, dormitoryApplications, byTime);

  const told = made.students.flatMap((student) =>
    directives
      .filter(() => isTried(student) || random.chance(0.03))
      .map((one) => ({
        ...one,
        typeName: bound(one.typeName),
        reason: bound(one.reason),
        note: one.note && bound(one.note),
        studentId: student.id,
        number: `${random.int(10, 99)}-с`,
        date: addDays(today, -random.int(20, 400)),
      })),
  );
  await insertAll(tx, dormitoryDirectives, told);

  const year = Number(today.slice(0, 4));
  const privileged = made.students.flatMap((student) =>
    isTried(student) || random.chance(0.05)
      ? [
          {
            studentId: student.id,
            kindId: random.pick(kindIds),
            year: year - random.int(0, 1),
            note: random.chance(0.5) ? bound('Удостоверение предъявлено в деканате') : null,
          },
        ]
      : [],
  );
  await insertAll(tx, dormitoryPrivileges, privileged);
};
