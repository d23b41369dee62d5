import { transliterate } from '@semestr/core/transliterate';
import { eq } from 'drizzle-orm';
import { cvReferences, skills, studentSkills } from '../db/tables/cv.ts';
import { students } from '../db/tables/students.ts';
import { type Area, isAdvertised } from './area-input.ts';
import { insertAll } from './rows.ts';

const words = [
  'TypeScript',
  'JavaScript',
  'Python',
  'C/C++',
  'C#',
  'Java',
  'Go',
  'SQL',
  'PostgreSQL',
  'React',
  'Node.js',
  'Linux',
  'Git',
  'Docker',
  'HTML и CSS',
  'Схемотехника',
  'Пайка и монтаж',
  'Анализ данных',
  'Машинное обучение',
  'Тестирование программ',
  'Системное администрирование',
  'Английский язык, B2',
  'Немецкий язык, A2',
  'Проектирование печатных плат',
  'Управление проектами',
  'Графический дизайн',
] as const;

/** CVs of the demo students: full, short, empty. */
const demoCvs: Readonly<
  Record<
    string,
    {
      name: readonly [last: string, first: string, middle: string];
      skills: readonly string[];
      references: readonly (readonly [name: string, reference: string])[];
    }
  >
> = {
  '42850001': {
    name: ['Лісіцкая', 'Ганна', 'Ігараўна'],
    skills: ['TypeScript', 'Python', 'React', 'SQL', 'Git', 'Анализ данных', 'Английский язык, B2'],
    references: [
      ['GitHub', 'https://github.com/example'],
      ['Telegram', 't.me/example'],
      ['Портфолио', 'https://a-lisickaya.example.by/proekty'],
    ],
  },
  '42850002': {
    name: ['Карпека', 'Ілья', 'Сяргеевіч'],
    skills: ['PostgreSQL', 'Java', 'Linux'],
    references: [['Telegram', '@example']],
  },
  '42850003': { name: ['Саўчыц', 'Марыя', 'Алегаўна'], skills: [], references: [] },
  '42850004': {
    name: ['Драздоўскі', 'Кірыл', 'Андрэевіч'],
    skills: ['C/C++', 'Схемотехника'],
    references: [],
  },
};

/** Fills the skills and links of students with a CV. */
export const fillCvs: Area = async ({ tx, made, random }) => {
  const catalog = await tx
    .insert(skills)
    .values(words.map((name) => ({ name, key: name.toLowerCase() })))
    .returning();
  const idOf = new Map(catalog.map(({ id, name }) => [name, id]));
  const skillRows: (typeof studentSkills.$inferInsert)[] = [];
  const references: (typeof cvReferences.$inferInsert)[] = [];
  for (const student of made.students) {
    const own = demoCvs[student.cardNumber];
    const names =
      own?.skills ?? (student.isPublished === true ? random.shuffle(words).slice(0, random.int(1, 7)) : []);
    names
      .flatMap((name) => idOf.get(name) ?? [])
      .forEach((skillId, order) => skillRows.push({ studentId: student.id, skillId, order }));
    const nick = `${transliterate(student.firstName.slice(0, 1))}-${transliterate(student.lastName)}`;
    const links =
      own?.references ??
      (student.isPublished === true && random.chance(0.5)
        ? [['Сайт', `https://${nick}.example.by`] as const]
        : []);
    links.forEach(([name, reference], order) =>
      references.push({ studentId: student.id, name, reference, order }),
    );
    if (!isAdvertised(student) || !own) continue;
    const [belarusianLastName, belarusianFirstName, belarusianMiddleName] = own.name;
    await tx
      .update(students)
      .set({ belarusianLastName, belarusianFirstName, belarusianMiddleName })
      .where(eq(students.id, student.id));
  }
  await insertAll(tx, studentSkills, skillRows);
  await insertAll(tx, cvReferences, references);
};
