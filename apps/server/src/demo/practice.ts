import { addDays, dotted, localDate } from '@semestr/core/dates';
import type { PracticeState } from '@semestr/core/practice';
import { enterprises, practiceApplications, practiceTypes } from '../db/tables/practice.ts';
import { keepUpload } from '../domain/uploads.ts';
import { pdf } from '../documents/pdf.ts';
import { type Area, type AreaInput, isAdvertised, type Place, places } from './area-input.ts';
import { requestTimes } from './moments.ts';
import { insertAll } from './rows.ts';
import { staffOfFaculties } from './supervisors.ts';

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

/** Each for a different type, so that no two undecided ones are for the same. */
const advertisedStates: readonly PracticeState[] = ['rejected', 'approved', 'considered'];
const usual: readonly PracticeState[] = ['approved', 'approved', 'approved', 'considered', 'rejected'];
/** First course with practice. */
const FIRST_COURSE = 3;
const FIRST_NUMBER = 11;

/** Creates the letter that a demo student uploaded. */
async function letter({ tx, now }: AreaInput, studentId: number): Promise<number> {
  const bytes = await pdf({
    title: 'Письмо предприятия',
    now,
    parts: [
      { lines: [['Дата', dotted(addDays(localDate(now), -10))]] },
      { text: 'Предприятие согласно принять студента на практику и назначит руководителя.' },
    ],
  });
  return keepUpload(tx, { studentId, file: { type: 'application/pdf', bytes }, now });
}

const mayPractise = ({ course, degree }: Place): boolean => course >= FIRST_COURSE || degree > 1;

/** Fills practice organisations and the students' applications. */
export const fillPractice: Area = async (filling) => {
  const { tx, made, random } = filling;
  const hosts = await tx
    .insert(enterprises)
    .values(names.map((name) => ({ name })))
    .returning();
  const types = await tx
    .insert(practiceTypes)
    .values(kinds.map((name, order) => ({ name, order })))
    .returning();
  const staff = staffOfFaculties(made);
  const placeOf = places(filling);

  const first = made.students.find((student) => isAdvertised(student) && mayPractise(placeOf(student)));
  const uploadId = first ? await letter(filling, first.id) : null;

  const rows = made.students.flatMap((student) => {
    const place = placeOf(student);
    if (!mayPractise(place)) return [];
    const states = isAdvertised(student) ? advertisedStates : random.chance(0.4) ? [random.pick(usual)] : [];
    return states.map((state, index) => {
      const isOpen = state === 'considered';
      const daysAgo = isOpen ? random.int(2, 12) : (states.length - index) * 15 + random.int(0, 9);
      const tutor = random.pick(staff(place.facultyId)).id;
      return {
        studentId: student.id,
        state,
        ...requestTimes({ daysAgo, tookDays: isOpen ? null : 4, since: place.enrolledOn }, filling),
        uploadId: student === first && isOpen ? uploadId : null,
        typeId: types[index % types.length]?.id ?? 0,
        enterpriseId: random.pick(hosts).id,
        employeeId: state === 'rejected' ? null : tutor,
        rejectionReason: state === 'rejected' ? random.pick(rejections) : null,
      };
    });
  });
  const byTime = rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  let last = FIRST_NUMBER - 1;
  await insertAll(
    tx,
    practiceApplications,
    byTime.map((row) => ({ ...row, number: row.state === 'approved' ? `${(last += 1)}-П` : null })),
  );
};
