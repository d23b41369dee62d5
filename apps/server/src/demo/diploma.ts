import { type DiplomaTopicState, topicBegins } from '@semestr/core/diploma';
import { academicTitles, diplomaSuggestions, diplomaTopics, externalManagers } from '../db/tables/diploma.ts';
import type { Family } from './curricula.ts';
import { familyNamed } from './faculties.ts';
import { type Area, type AreaInput, isAdvertised, places } from './area-input.ts';
import { requestTimes } from './moments.ts';
import { insertAll } from './rows.ts';
import { staffOfFaculties } from './supervisors.ts';
import { type Topic, topicsOf } from './topics.ts';

const titles = [
  { name: 'кандидат технических наук', abbrev: 'к.т.н.', price: 8.4 },
  { name: 'доцент', abbrev: 'доц.', price: 7.45 },
];

/** Invented supervisors of invented companies; degree and rank by their index among the titles. */
const managers = [
  ['Шостак Вера Павловна', 'ООО «Вереск Софт»', 'ведущий инженер-программист', 0, null],
  ['Шидловский Роман Игоревич', 'ЗАО «Полюс-Прибор»', 'начальник отдела', null, null],
  ['Гриневич Олег Станиславович', 'ОАО «Завод «Импульс»', 'главный конструктор', 0, 1],
  ['Ярошевич Инна Викторовна', 'ООО «Цифровой берег»', 'аналитик данных', null, null],
] as const;

/** The first topics of the demo, with translations. */
const firstTopics: readonly Topic[] = [
  {
    ru: 'Программное средство учёта посещаемости занятий',
    by: 'Праграмны сродак уліку наведвання заняткаў',
    en: 'Software for class attendance records',
  },
  { ru: 'Веб-портал кафедры с личными кабинетами', by: null, en: 'Department web portal' },
  {
    ru: 'Система рекомендации тем курсовых работ на основе анализа текстов',
    by: 'Сістэма рэкамендацыі тэм курсавых работ на аснове аналізу тэкстаў',
    en: 'Recommending term paper topics by text analysis',
  },
  {
    ru: 'Подсистема мониторинга микроклимата учебных корпусов с прогнозированием энергопотребления и оповещением дежурных служб университета',
    by: null,
    en: null,
  },
];

const justifications = [
  'Тема связана с работой на практике: прототип уже используется в отделе, есть данные для испытаний и согласие ' +
    'предприятия на внедрение. Результаты докладывались на студенческой конференции факультета.',
  'Продолжение курсовой работы: постановка задачи уточнена, собраны исходные данные, выбраны методы.',
  'Задачу предложила кафедра: результат нужен для лабораторных работ следующего года.',
] as const;

const rejection = 'Тема повторяет защищённую в прошлом году. Сузьте постановку задачи.';

/** States that one student's topics can have together: at most one is open. */
const advertisedStates: readonly DiplomaTopicState[] = ['rejected', 'approved', 'rejected', 'suggested'];
const usual: readonly DiplomaTopicState[] = ['suggested', 'agreed', 'approved', 'approved', 'rejected'];
const SHARE = 0.6;

/** Creates supervisors from other organisations. */
async function fillManagers({ tx }: AreaInput) {
  const stored = await tx.insert(academicTitles).values(titles).returning();
  const idOf = (at: number | null) => (at === null ? null : (stored[at]?.id ?? null));
  return tx
    .insert(externalManagers)
    .values(
      managers.map(([names, workPlace, jobPosition, degree, rank]) => ({
        names,
        workPlace,
        jobPosition,
        degreeId: idOf(degree),
        rankId: idOf(rank),
      })),
    )
    .returning();
}

/** Creates supervisors, their topics, and the students' suggestions. */
export const fillDiploma: Area = async (filling) => {
  const { tx, made, today, random } = filling;
  const outside = await fillManagers(filling);
  const staff = staffOfFaculties(made);
  const families = new Map(made.faculties.map(({ id, abbrev }) => [id, familyNamed(abbrev)]));
  const familyOf = (facultyId: number): Family => families.get(facultyId) ?? 'software';
  await insertAll(
    tx,
    diplomaTopics,
    made.faculties.flatMap(({ id = 0 }) => {
      const pool = [...(familyOf(id) === 'software' ? firstTopics : []), ...topicsOf(familyOf(id), random)];
      let next = 0;
      return staff(id).flatMap(({ id: employeeId }) =>
        Array.from({ length: random.int(1, 4) }, () => {
          const topic = pool[next % pool.length];
          next += 1;
          return { employeeId, topic: topic?.ru ?? '' };
        }),
      );
    }),
  );

  const placeOf = places(filling);
  const pools = new Map<Family, Topic[]>();
  const draw = (family: Family): Topic => {
    const pool = pools.get(family);
    if (pool && pool.length > 0) return pool.pop() ?? random.pick(firstTopics);
    pools.set(family, topicsOf(family, random));
    return draw(family);
  };
  const rows = made.students.flatMap((student) => {
    const place = placeOf(student);
    if (topicBegins({ ...place, today }) !== null) return [];
    const states = isAdvertised(student)
      ? advertisedStates
      : random.chance(SHARE)
        ? [random.pick(usual)]
        : [];
    return states.map((state, index) => {
      const topic = isAdvertised(student)
        ? (firstTopics[index] ?? random.pick(firstTopics))
        : draw(familyOf(place.facultyId));
      const isOutside = random.chance(0.15) || (isAdvertised(student) && index === 1);
      const isOpen = state === 'suggested';
      const daysAgo = isOpen ? random.int(1, 12) : (states.length - index) * 12 + random.int(0, 20);
      return {
        studentId: student.id,
        state,
        ...requestTimes({ daysAgo, tookDays: isOpen ? null : 2, since: place.enrolledOn }, filling),
        topic: topic.ru,
        belarusianTopic: topic.by,
        englishTopic: topic.en,
        justification: isAdvertised(student) || random.chance(0.5) ? random.pick(justifications) : null,
        employeeId: isOutside ? null : random.pick(staff(place.facultyId)).id,
        externalManagerId: isOutside ? random.pick(outside).id : null,
        rejectionReason: state === 'rejected' ? rejection : null,
      };
    });
  });
  const byTime = rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await insertAll(tx, diplomaSuggestions, byTime);
};
