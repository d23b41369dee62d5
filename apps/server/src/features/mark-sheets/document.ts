import { dotted, type IsoDate } from '@semestr/core/dates';
import { shortNameOf } from '@semestr/core/display';
import type { MarkSheet } from '@semestr/api/mark-sheets';
import { issuerLines, type InstitutionRow } from '../../domain/institution.ts';
import type { NamedStudent } from '../../domain/students.ts';
import type { Check } from '../../documents/parts.ts';
import { pdf } from '../../documents/pdf.ts';

/** A printed mark sheet with its student and issuer. */
export interface PrintedSheet {
  sheet: MarkSheet;
  number: string;
  date: IsoDate;
  student: NamedStudent;
  institution: InstitutionRow | null;
  check: Check;
}

const teacherOf = ({ employee }: MarkSheet): string =>
  employee ? [employee.lastName, employee.firstName, employee.middleName].filter(Boolean).join(' ') : '';

/** Creates the PDF of a mark sheet, with space for the mark. */
export function sheetPdf(printed: PrintedSheet, now: Date): Promise<Uint8Array> {
  const { sheet, number, date, student, institution, check } = printed;
  const { subject, markSheetType: type, expireDate, term } = sheet;
  const teacher = teacherOf(sheet);
  return pdf({
    title: `Ведомость № ${number}`,
    now,
    check,
    issuer: issuerLines(institution),
    parts: [
      { ends: [type.fullName, dotted(date)] },
      {
        lines: [
          ['Дисциплина', subject?.name ?? ''],
          ['Форма контроля', subject?.lessonTypeAbbrev ?? ''],
          ['Семестр', String(term)],
          ['Преподаватель', teacher],
        ],
      },
      {
        lines: [
          ['Студент', student.fio],
          ['Студенческий билет', student.cardNumber],
          ['Группа', student.group],
          ['Факультет', student.faculty],
        ],
      },
      { lines: [['Действительна до', expireDate ?? 'без срока']] },
      {
        lines: [
          ['Отметка', '____________________'],
          ['Дата', '____________________'],
        ],
      },
      {
        signatures: [
          { party: 'Преподаватель', lines: [], picture: null, caption: teacher && shortNameOf(teacher) },
          { party: 'Деканат', lines: [], picture: null, caption: student.faculty },
        ],
      },
    ],
  });
}
