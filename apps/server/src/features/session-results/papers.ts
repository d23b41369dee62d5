import { wordOf } from '@semestr/core/data-words';
import { dotted } from '@semestr/core/dates';
import type { Language } from '@semestr/core/languages';
import { ABSENT, averageMark, isPassed, mostFrequent, numberOf } from '@semestr/core/markbook';
import { translator } from '@semestr/core/texts';
import { signedTablePdf } from '../../documents/signed-table.ts';
import type { SheetFrame } from '../../documents/workbook.ts';
import { type Column, xlsx } from '../../documents/xlsx.ts';
import type { ResultDiscipline, Results } from './store.ts';
import { sessionResultTexts } from './texts.ts';

interface Printing {
  frame: SheetFrame;
  language: Language;
}

/** Formats a mark as in official papers: "9 (девять)", "не явился". */
function markInWords(mark: string, language: Language): string {
  const t = translator(sessionResultTexts, language);
  const number = numberOf(mark);
  if (number === null) return wordOf('mark', mark, language);
  return t('marked', { mark, word: t('words').split(' ')[number] ?? '' });
}

/** Creates the sheet of one discipline, which the teacher and the dean sign. */
export function resultSheet(
  { group, discipline, students }: Results & { discipline: ResultDiscipline },
  { frame, language }: Printing,
): Promise<Uint8Array> {
  const t = translator(sessionResultTexts, language);
  const results = students.map(({ marks }) => marks.get(discipline.id) ?? null);
  const marks = results.flatMap((result) => result?.mark ?? []);
  const teacher = mostFrequent(results.map((result) => result?.teacher ?? null));
  const day = mostFrequent(results.map((result) => result?.date ?? null));
  const average = averageMark(marks);
  const values = {
    students: students.length,
    marks: marks.filter((mark) => mark !== ABSENT).length,
    absent: marks.filter((mark) => mark === ABSENT).length,
    failed: marks.filter((mark) => mark !== ABSENT && isPassed(mark) === false).length,
  };
  return signedTablePdf({
    title: t('title'),
    language,
    frame: {
      ...frame,
      about: [
        t('discipline', { name: discipline.name }),
        t('control', {
          control: wordOf('control', discipline.control, language),
          semester: discipline.semester,
        }),
        t('group', { group: group.name, faculty: group.faculty }),
        t('teacher', { teacher: teacher ?? '____________________' }),
        t('day', { day: day ? dotted(day) : '____________________' }),
      ],
    },
    columns: [
      { title: t('number'), width: 28, isNumber: true },
      { title: t('student'), width: 190 },
      { title: t('card'), width: 72 },
      { title: t('mark'), width: 92 },
      { title: t('date'), width: 62 },
      { title: t('signature'), width: 66 },
    ],
    rows: students.map(({ name, cardNumber }, index) => {
      const result = results[index];
      return [
        String(index + 1),
        name,
        cardNumber,
        result?.mark ? markInWords(result.mark, language) : '',
        result?.mark && result.date ? dotted(result.date) : '',
        '',
      ];
    }),
    foot: [
      t('count', values),
      ...(average === null
        ? []
        : [
            t('average', {
              average: new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(average),
            }),
          ]),
    ],
    signatures: [
      [t('byTeacher'), teacher ?? ''],
      [t('byDean'), ''],
    ],
  });
}

/** Creates a workbook of all disciplines of a semester; marks are numbers, for calculations. */
export function resultTable(
  { group, disciplines, students }: Results,
  semester: number,
  { frame, language }: Printing,
): Promise<Uint8Array> {
  const t = translator(sessionResultTexts, language);
  type Student = Results['students'][number];
  const marksOf = ({ marks }: Student) => disciplines.map(({ id }) => marks.get(id)?.mark ?? null);
  const columns: Column<Student>[] = [
    { title: t('student'), width: 36, value: ({ name }) => name },
    { title: t('card'), width: 12, value: ({ cardNumber }) => cardNumber },
    ...disciplines.map(({ id, abbrev, control }) => ({
      title: `${abbrev}, ${wordOf('control', control, language)}`,
      width: 14,
      value: ({ marks }: Student) => {
        const mark = marks.get(id)?.mark ?? null;
        return numberOf(mark) ?? (mark && wordOf('mark', mark, language));
      },
    })),
    { title: t('averageColumn'), width: 12, value: (student) => averageMark(marksOf(student)) },
    {
      title: t('debts'),
      width: 14,
      value: (student) => marksOf(student).filter((mark) => isPassed(mark) === false).length,
    },
  ];
  const title = t('semesterTitle', { group: group.name, semester });
  return xlsx({ title, columns, rows: students, frame });
}
