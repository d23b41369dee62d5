import type { DiplomaTopicState } from '@semestr/core/diploma';
import { academicTitles, diplomaSuggestions, diplomaTopics, externalManagers } from '../db/tables/diploma.ts';
import { type Area, isTried } from './filling.ts';
import { insertAll } from './rows.ts';
import { bound } from './typography.ts';

const DAY_MS = 86_400_000;

const titles = [
  { name: 'кандидат технических наук', abbrev: 'к.т.н.', price: 8.4 },
  { name: 'доцент', abbrev: 'доц.', price: 7.45 },
];

/** Invented people of invented companies; degree and rank by their place among the titles. */
const managers = [
  ['Шостак Вера Павловна', 'ООО «Вереск Софт»', 'ведущий инженер-программист', 0, null],
  ['Шидловский Роман Игоревич', 'ЗАО «Полюс-Прибор»', 'начальник отдела', null, null],
  ['Гриневич Олег Станиславович', 'ОАО «Завод «Импульс»', 'главный конструктор', 0, 1],
  ['Ярошевич Инна Викторовна', 'ООО «Цифровой берег»', 'аналитик данных', null, null],
] as const;

const topics: readonly { ru: string; by: string | null; en: string | null }[] = [
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
  { ru: 'Мобильное приложение для навигации по корпусам', by: null, en: 'Campus navigation app' },
  { ru: 'Распознавание рукописных формул', by: 'Распазнаванне рукапісных формул', en: null },
];

const justification =
  'Тема связана с работой на практике: прототип уже используется в отделе, есть данные для испытаний и согласие ' +
  'предприятия на внедрение. Результаты докладывались на студенческой конференции факультета.';

const rejection = 'Тема повторяет защищённую в прошлом году. Сузьте постановку задачи.';

/** The states that there can be beside each other: one is open at most. */
const ofTried: readonly DiplomaTopicState[] = ['rejected', 'approved', 'rejected', 'suggested'];
const usual: readonly DiplomaTopicState[] = ['suggested', 'agreed', 'approved', 'rejected'];

/** Who supervises, what they offer, and what students suggest. */
export const fillDiploma: Area = async ({ tx, made, now, random }) => {
  const known = await tx.insert(academicTitles).values(titles).returning();
  const idOf = (at: number | null) => (at === null ? null : (known[at]?.id ?? null));
  const outside = await tx
    .insert(externalManagers)
    .values(
      managers.map(([names, workPlace, jobPosition, degree, rank]) => ({
        names,
        workPlace: bound(workPlace),
        jobPosition,
        degreeId: idOf(degree),
        rankId: idOf(rank),
      })),
    )
    .returning();

  const supervisors = made.employees.flatMap(({ id, rank }) => (id !== undefined && rank ? [id] : []));
  await insertAll(
    tx,
    diplomaTopics,
    supervisors.flatMap((employeeId) =>
      random
        .shuffle(topics)
        .slice(0, random.int(1, 4))
        .map(({ ru }) => ({ employeeId, topic: bound(ru) })),
    ),
  );

  const last = new Set(made.groups.filter(({ course }) => course === 4).map(({ id }) => id));
  const rows = made.students.flatMap((student) => {
    const wanted = isTried(student)
      ? ofTried
      : last.has(student.groupId) && random.chance(0.6)
        ? [random.pick(usual)]
        : [];
    const chosen = random.shuffle(topics);
    return wanted.map((state, index) => {
      const topic = chosen[index % chosen.length];
      const isOutside = random.chance(0.15) || (isTried(student) && index === 1);
      const createdAt = new Date(now.getTime() - ((wanted.length - index) * 12 - random.int(0, 8)) * DAY_MS);
      return {
        studentId: student.id,
        state,
        createdAt,
        decidedAt: state === 'suggested' ? null : new Date(createdAt.getTime() + 2 * DAY_MS),
        topic: bound(topic?.ru ?? ''),
        belarusianTopic: topic?.by ?? null,
        englishTopic: topic?.en ?? null,
        justification: random.chance(0.5) ? bound(justification) : null,
        employeeId: isOutside ? null : random.pick(supervisors),
        externalManagerId: isOutside ? random.pick(outside).id : null,
        rejectionReason: state === 'rejected' ? bound(rejection) : null,
      };
    });
  });
  const byTime = rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await insertAll(tx, diplomaSuggestions, byTime);
};
