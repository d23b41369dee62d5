import { addDays } from '@semestr/core/dates';
import { libraryNews, loans } from '../db/tables/library.ts';
import { demoStudents } from './accounts.ts';
import { type Area, isTried } from './filling.ts';
import { insertAll } from './rows.ts';
import { bound } from './typography.ts';

/** Invented books: nobody is to look for them. */
const books = [
  ['Гарбуз А. В.', 'Линейная алгебра в задачах инженера'],
  ['Курганович Т. С., Лещук П. Н.', 'Основы алгоритмов: от сортировки до графов'],
  ['Мелешко Д. И.', 'Схемотехника цифровых устройств'],
  ['Савич О. Б.', 'Базы данных. Проектирование и язык запросов'],
  ['Тиханович Р. Г.', 'Теория вероятностей для программистов'],
  ['Бурак Н. Е.', 'Операционные системы: практикум'],
  ['Желудок И. И.', 'Физика. Лабораторные работы с обработкой измерений, погрешностями и примерами отчётов'],
  ['', 'Словарь терминов по информатике'],
  ['Юркевич В. А.', 'История белорусской науки'],
] as const;

const LOAN_DAYS = 90;

/** How many days ago each of the demo students' books was taken; the second has none, and owes nothing. */
const tried: readonly (readonly number[])[] = [
  [130, 96, 88, 60, 12, 1],
  [],
  [LOAN_DAYS],
  [LOAN_DAYS + 1, 20],
];

const news = [
  ['Библиотека работает до 20:00 в дни сессии', 'sessiya', 2],
  ['Поступили новые учебники по схемотехнике', 'novye-uchebniki', 9],
  ['Открыт доступ к полнотекстовой базе статей', 'baza-statej', 16],
  ['Обходной лист выпускника можно подписать онлайн', 'obhodnoj-list', 30],
  [
    'Читальный зал № 3 закрыт на ремонт: литература из его фонда выдаётся на абонементе первого этажа по предварительному заказу',
    'remont',
    44,
  ],
  ['Запись первокурсников в библиотеку', 'zapis', 80],
] as const;

/** What students have from the library, and its news. */
export const fillLibrary: Area = async ({ tx, made, today, random }) => {
  await insertAll(
    tx,
    libraryNews,
    news
      .map(([title, page, daysAgo]) => ({
        title: bound(title),
        link: `https://library.example.by/news/${page}`,
        date: addDays(today, -daysAgo),
      }))
      .toReversed(),
  );
  const rows = made.students.flatMap((student) => {
    const own = tried[demoStudents.findIndex(({ cardNumber }) => cardNumber === student.cardNumber)];
    const taken = own ?? Array.from({ length: random.int(0, 4) }, () => random.int(1, 150));
    return taken.map((daysAgo, index) => {
      const [author, title] = random.pick(books);
      const takenOn = addDays(today, -daysAgo);
      // Most give back in time, and everybody has given back something.
      const isBack = isTried(student) ? index === 0 && taken.length > 2 : random.chance(0.5);
      return {
        studentId: student.id,
        author: bound(author),
        title: bound(title),
        takenOn,
        dueOn: addDays(takenOn, LOAN_DAYS),
        returnedOn: isBack ? addDays(takenOn, random.int(1, Math.max(1, daysAgo - 1))) : null,
      };
    });
  });
  await insertAll(tx, loans, rows);
};
