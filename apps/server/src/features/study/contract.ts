import { dotted, type IsoDate } from '@semestr/core/dates';
import { money, shortNameOf } from '@semestr/core/display';
import { roublesInWords } from '@semestr/core/roubles';
import { studyPurpose } from '@semestr/core/study';
import type { InstitutionRow } from '../../domain/institution.ts';
import type { NamedStudent } from '../../domain/students.ts';
import type { studyApplications } from '../../db/tables/study.ts';
import type { Check } from '../../documents/parts.ts';
import { pdf } from '../../documents/pdf.ts';

const terms = [
  'Университет организует изучение учебной дисциплины и текущую аттестацию по ней в системе дистанционного обучения.',
  'Студент изучает дисциплину в сроки, установленные расписанием, выполняет все предусмотренные программой работы и проходит аттестацию.',
  'Договор вступает в силу со дня подписания и действует до исполнения сторонами своих обязательств. Рисованная подпись студента в личном кабинете равнозначна собственноручной.',
  'Договор составлен в двух экземплярах, имеющих одинаковую юридическую силу, по одному для каждой из сторон.',
];

/** A blank line for missing values, to be filled in by hand. */
const BLANK = '____________________';

/** Extracts the town from an address, where the contract is signed: "г. Минск". */
const townOf = (address: string | null): string =>
  /(?:^|[\s,])(г\.\s*[А-ЯЁ][А-Яа-яЁё-]*)/.exec(address ?? '')?.[1] ?? BLANK;

/** "96,00 руб. (девяносто шесть рублей 00 копеек)". */
const priceOf = (price: number | null): string =>
  price === null ? 'без оплаты' : `${money(price, 'ru')} (${roublesInWords(price)})`;

/** The parties and the content of a contract. */
export interface Contract {
  row: typeof studyApplications.$inferSelect;
  student: NamedStudent;
  institution: InstitutionRow | null;
  number: string;
  date: IsoDate;
  check: Check;
}

/**
 * Creates the contract of an application as a PDF: date, place, both parties, the price in figures and words, both
 * signatures.
 */
export function contractPdf(
  { row, student, institution, number, date, check }: Contract,
  now: Date,
): Promise<Uint8Array> {
  const name = shortNameOf(student.fio);
  const { rector = null, address = null } = institution ?? {};
  const university = {
    name: institution?.name ?? BLANK,
    taxNumber: institution?.taxNumber ?? BLANK,
    address: address ?? BLANK,
  };
  return pdf({
    title: `Договор № ${number}`,
    now,
    check,
    parts: [
      { ends: [townOf(address), dotted(date)] },
      { heading: 'Стороны' },
      {
        lines: [
          ['Университет', university.name],
          ['УНП и адрес', `${university.taxNumber}; ${university.address}`],
          ['Представитель', `ректор ${rector ?? BLANK}, действует на основании Устава`],
        ],
      },
      {
        lines: [
          ['Студент', student.fio],
          ['Студенческий билет', student.cardNumber],
          ['Группа и специальность', `${student.group}, ${student.speciality}`],
          ['Факультет', student.faculty],
        ],
      },
      { heading: 'Предмет и стоимость' },
      {
        lines: [
          ['Дисциплина', row.subject],
          ['Семестр', String(row.term)],
          ['Цель обучения', studyPurpose[row.purpose]],
          ['Стоимость', priceOf(row.price)],
        ],
      },
      { heading: 'Условия' },
      ...terms.map((text, index) => ({ text: `${index + 1}. ${text}` })),
      {
        signatures: [
          {
            party: 'Университет',
            lines: [university.name],
            picture: null,
            caption: `Ректор ${rector === null ? BLANK : shortNameOf(rector)}`,
          },
          {
            party: 'Студент',
            lines: [student.fio],
            picture: row.signedOn && row.signature,
            caption: row.signedOn ? `${name}, ${dotted(row.signedOn)}` : name,
          },
        ],
      },
    ],
  });
}
