import { addDays, dotted, localDate } from '@semestr/core/dates';
import type { PracticeState } from '@semestr/core/practice';
import { enterprises, practiceApplications, practiceTypes } from '../db/tables/practice.ts';
import { keepUpload } from '../domain/uploads.ts';
import { pdf } from '../documents/pdf.ts';
import { type Area, type Filling, isTried } from './filling.ts';
import { insertAll } from './rows.ts';
import { bound } from './typography.ts';

const DAY_MS = 86_400_000;

/** Invented companies. */
const names = [
  'ООО «Вереск Софт»',
  'ЗАО «Полюс-Прибор»',
  'ОАО «Завод «Импульс»',
  'ООО «Цифровой берег»',
  'НИИ прикладной электроники «Спектр»',
  'ОДО «Белый аист — логистика»',
  'ГУ «Городской вычислительный центр»',
  'ООО «Лаборатория умных датчиков»',
  'СП «Нёман-Телеком»',
  'УП «Энергосбережение и автоматика»',
];
const kinds = ['Технологическая практика', 'Ознакомительная практика', 'Преддипломная практика'];
const rejections = [
  'У предприятия нет договора с университетом на этот год.',
  'Приложите письмо предприятия с подписью и печатью: на фотографии не видно номера договора.',
] as const;

/** Each for a kind of its own, so that no two undecided ones are for the same. */
const ofTried: readonly PracticeState[] = ['rejected', 'approved', 'considered'];
const usual: readonly PracticeState[] = ['approved', 'approved', 'considered', 'rejected'];

/** The letter that the first demo student handed in. */
async function letter({ tx, now }: Filling, studentId: number): Promise<number> {
  const bytes = await pdf({
    title: bound('Письмо предприятия'),
    now,
    parts: [
      { lines: [['Дата', dotted(addDays(localDate(now), -10))]] },
      { text: bound('Предприятие согласно принять студента на практику и назначит руководителя.') },
    ],
  });
  return keepUpload(tx, { studentId, file: { type: 'application/pdf', bytes }, now });
}

/** Where students practise, and for what they applied. */
export const fillPractice: Area = async (filling) => {
  const { tx, made, now, random } = filling;
  const places = await tx
    .insert(enterprises)
    .values(names.map((name) => ({ name: bound(name) })))
    .returning();
  const types = await tx
    .insert(practiceTypes)
    .values(kinds.map((name, order) => ({ name, order })))
    .returning();
  const tutors = made.employees.flatMap(({ id }) => id ?? []);
  const seniors = new Set(made.groups.flatMap(({ id, course }) => ((course ?? 0) >= 3 ? (id ?? []) : [])));

  const first = made.students.find(isTried);
  if (!first) throw new Error('There is no demo student');
  const uploadId = await letter(filling, first.id);

  const rows = made.students.flatMap((student) => {
    const wanted = isTried(student)
      ? ofTried
      : seniors.has(student.groupId) && random.chance(0.4)
        ? [random.pick(usual)]
        : [];
    return wanted.map((state, index) => {
      const createdAt = new Date(now.getTime() - ((wanted.length - index) * 15 - random.int(0, 9)) * DAY_MS);
      return {
        studentId: student.id,
        state,
        createdAt,
        uploadId: student === first && state === 'considered' ? uploadId : null,
        typeId: types[index % types.length]?.id ?? 0,
        enterpriseId: random.pick(places).id,
        employeeId: state === 'rejected' ? null : random.pick(tutors),
        decidedAt: state === 'considered' ? null : new Date(createdAt.getTime() + 4 * DAY_MS),
        number: state === 'approved' ? `${random.int(10, 990)}-П` : null,
        rejectionReason: state === 'rejected' ? bound(random.pick(rejections)) : null,
      };
    });
  });
  const byTime = rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await insertAll(tx, practiceApplications, byTime);
};
