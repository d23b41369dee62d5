import { dotted, type IsoDate } from '@semestr/core/dates';
import { shortNameOf } from '@semestr/core/display';
import type { certificates } from '../../db/tables/certificates.ts';
import { issuerLines, type InstitutionRow } from '../../domain/institution.ts';
import type { NamedStudent } from '../../domain/students.ts';
import type { Check, Part } from '../../documents/parts.ts';
import { pdf, pdfOfMany, type PdfSpec } from '../../documents/pdf.ts';

/** A printed certificate with its student and issuer. */
export interface PrintedCertificate {
  row: typeof certificates.$inferSelect;
  number: string;
  date: IsoDate;
  student: NamedStudent;
  institution: InstitutionRow | null;
  check: Check;
}

/** A certificate with the university's seal has space for it. */
const seal = (type: string): Part[] =>
  type === 'гербовая' ? [{ ends: ['', 'Место гербовой печати'] }] : [{ ends: ['', 'М. П.'] }];

/** Names are in the nominative: no rule declines them reliably. */
function certificateSpec(printed: PrintedCertificate, now: Date): PdfSpec {
  const { row, number, date, student, institution, check } = printed;
  const { fio, course, group, faculty, speciality, cardNumber } = student;
  const studies = course > 0 ? `обучается на ${course} курсе` : 'обучается';
  return {
    title: `Справка № ${number}`,
    now,
    check,
    issuer: issuerLines(institution),
    parts: [
      { ends: [row.type === 'гербовая' ? 'С гербовой печатью' : 'Обычная', dotted(date)] },
      {
        text: `Настоящая справка подтверждает, что ${fio} ${studies} по специальности «${speciality}».`,
      },
      {
        lines: [
          ['Факультет', faculty],
          ['Группа', group],
          ['Студенческий билет', cardNumber],
        ],
      },
      { text: `Справка дана для предоставления: ${row.place}.` },
      {
        signatures: [
          {
            party: 'Ректор',
            lines: [],
            picture: null,
            caption: institution?.rector ? shortNameOf(institution.rector) : '',
          },
        ],
      },
      ...seal(row.type),
    ],
  };
}

/** Creates the PDF of certificates, each on its own page. */
export function certificatePdf(printed: readonly PrintedCertificate[], now: Date): Promise<Uint8Array> {
  const [first, ...others] = printed.map((one) => certificateSpec(one, now));
  if (!first) throw new Error('No certificates to print');
  return others.length === 0 ? pdf(first) : pdfOfMany({ title: 'Справки', now }, [first, ...others]);
}
