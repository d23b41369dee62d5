import { dotted } from '@semestr/core/dates';
import { money, shortNameOf } from '@semestr/core/display';
import { studyPurpose } from '@semestr/core/study';
import type { NamedStudent } from '../../domain/students.ts';
import type { studyApplications } from '../../db/tables/study.ts';
import type { Part } from '../../documents/parts.ts';
import { pdf } from '../../documents/pdf.ts';

const terms = [
  'Университет организует изучение учебной дисциплины и текущую аттестацию по ней в системе дистанционного обучения.',
  'Студент изучает дисциплину в сроки, установленные расписанием, выполняет все предусмотренные программой работы и проходит аттестацию.',
  'Договор вступает в силу со дня подписания и действует до исполнения сторонами своих обязательств. Рисованная подпись студента в личном кабинете равнозначна собственноручной.',
];

/** The contract of an application as a PDF. */
export function contractPdf(
  row: typeof studyApplications.$inferSelect,
  student: NamedStudent,
  now: Date,
): Promise<Uint8Array> {
  const name = shortNameOf(student.fio);
  const signed: Part[] =
    row.signature && row.signedOn
      ? [{ signature: row.signature, caption: `${name}, ${dotted(row.signedOn)}` }]
      : [{ text: `Подпись студента: ____________________ ${name}` }];
  return pdf({
    title: `Договор № ${row.contractNumber ?? row.id}`,
    now,
    parts: [
      { heading: 'Стороны и предмет договора' },
      {
        lines: [
          ['Студент', student.fio],
          ['Студенческий билет', student.cardNumber],
          ['Группа', student.group],
          ['Специальность', student.speciality],
          ['Факультет', student.faculty],
          ['Дисциплина', row.subject],
          ['Семестр', String(row.term)],
          ['Цель обучения', studyPurpose[row.purpose]],
          ['Стоимость', row.price === null ? 'без оплаты' : money(row.price, 'ru')],
        ],
      },
      { heading: 'Условия' },
      ...terms.map((text, index) => ({ text: `${index + 1}. ${text}` })),
      { heading: 'Подписи' },
      ...signed,
    ],
  });
}
