import { addDays, daysBetween } from '@semestr/core/dates';
import { semester } from '@semestr/core/term';
import { libraryNews, loans } from '../db/tables/library.ts';
import { demoStudents } from './accounts.ts';
import { curriculum } from './curricula.ts';
import { familyNamed } from './faculties.ts';
import { type Area, type Place, places } from './area-input.ts';
import { later, workdayFrom, workdayUntil } from './moments.ts';
import { words } from './names.ts';
import type { Random } from './random.ts';
import { insertAll } from './rows.ts';
import { subjects } from './subjects.ts';
import { termOf } from './terms.ts';

/** Invented books, so that none can be mistaken for a real one. */
const inventedBooks = [
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
type Book = readonly [author: string, title: string];

const authors =
  words(`Абрамчик Борисевич Василевич Гончарик Дубинин Евсеенко Жданко Зубрицкий Игнатенко Казимирский Лобан
  Мазур Навицкий Овчинников Панасюк Радкевич Савицкий Терещенко Усов Филиппович Хмелевский Черепанов Шевчук Якимович`);
const initials = words('А. В. Е. И. К. Л. М. Н. О. П. С. Т.');
/** Title patterns for books of a subject. */
const forms = [
  '',
  ': задачи и решения',
  ': учебное пособие',
  '. Курс лекций',
  ': лабораторный практикум',
] as const;

/** Creates the books of all subjects, a few for each. */
function shelf(random: Random): ReadonlyMap<string, readonly Book[]> {
  return new Map(
    [...subjects.values()].map(({ abbrev, name }) => [
      abbrev,
      forms.map(
        (form): Book => [
          `${random.pick(authors)} ${random.pick(initials)} ${random.pick(initials)}`,
          `${name}${form}`,
        ],
      ),
    ]),
  );
}

const LOAN_DAYS = 90;
const LONGEST_AGO = 150;

/** Days since each book of a demo student was borrowed; the second student has no loans. */
const demoLoans: readonly (readonly number[])[] = [
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

const MOST_BOOKS = 4;

/** Creates library loans and library news. */
export const fillLibrary: Area = async (filling) => {
  const { tx, made, today, random } = filling;
  await insertAll(
    tx,
    libraryNews,
    news
      .map(([title, page, daysAgo]) => ({
        title,
        link: `https://library.example.by/news/${page}`,
        date: addDays(today, -daysAgo),
      }))
      .toReversed(),
  );
  const books = shelf(random.fork('shelf'));
  const placeOf = places(filling);
  const families = new Map(made.faculties.map(({ id, abbrev }) => [id, familyNamed(abbrev)]));
  const { kind } = termOf(today);
  /** Returns books for a student's current and past subjects. */
  const booksFor = ({ facultyId, course, degree }: Place): readonly Book[] => {
    const last = semester(course, kind);
    const learned = Array.from({ length: last }, (_, index) =>
      curriculum(families.get(facultyId) ?? 'software', index + 1, degree),
    );
    return learned.flatMap((one) => one.subjects.flatMap(({ abbrev }) => books.get(abbrev) ?? []));
  };
  const choices = new Map<number, readonly Book[]>();
  const choiceOf = (place: Place): readonly Book[] => {
    const choice = choices.get(place.groupId) ?? booksFor(place);
    choices.set(place.groupId, choice);
    return choice;
  };
  const rows = made.students.flatMap((student) => {
    const place = placeOf(student);
    const own = demoLoans[demoStudents.findIndex(({ cardNumber }) => cardNumber === student.cardNumber)];
    const borrowedDaysAgo =
      own ?? Array.from({ length: random.int(1, MOST_BOOKS) }, () => random.int(1, LONGEST_AGO));
    const titles = new Set<string>();
    return borrowedDaysAgo.flatMap((daysAgo, index) => {
      const [author, title] = own ? random.pick(inventedBooks) : random.pick(choiceOf(place));
      // A student borrows each title only once.
      if (!own && titles.has(title)) return [];
      titles.add(title);
      const takenOn = later(workdayFrom(place.enrolledOn), workdayUntil(addDays(today, -daysAgo)));
      // Most students return books in time, and everyone has returned at least one.
      const isBack = own ? index === 0 && borrowedDaysAgo.length > 2 : random.chance(0.6);
      const longest = Math.max(0, daysBetween(takenOn, today) - 1);
      const loanDays = isBack ? Math.min(random.int(1, LOAN_DAYS + 10), longest) : 0;
      const loan = {
        studentId: student.id,
        author,
        title,
        takenOn,
        dueOn: addDays(takenOn, LOAN_DAYS),
        returnedOn: isBack ? later(takenOn, workdayUntil(addDays(takenOn, loanDays))) : null,
      };
      return [loan];
    });
  });
  await insertAll(tx, loans, rows);
};
