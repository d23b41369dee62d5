import type { Markbook, MarkRow } from '@semestr/api/markbook';
import type { Language } from '@semestr/core/languages';
import { numberOf } from '@semestr/core/markbook';
import { translator } from '@semestr/core/texts';
import type { SheetFrame } from '../../documents/workbook.ts';
import { type Column, xlsx } from '../../documents/xlsx.ts';
import { markbookTexts } from './texts.ts';

type Line = MarkRow & { semester: number };

/**
 * Creates a workbook of the markbook: a line for each subject, by semesters; marks and hours are numbers, for
 * calculations.
 */
export function markbookReport(
  markbook: Markbook,
  { language, frame }: { language: Language; frame: SheetFrame },
): Promise<Uint8Array> {
  const t = translator(markbookTexts, language);
  const columns: Column<Line>[] = [
    { title: t('semester'), width: 9, value: ({ semester }) => semester },
    { title: t('subject'), width: 48, value: ({ fullSubject }) => fullSubject },
    { title: t('control'), width: 16, value: ({ formOfControl }) => formOfControl },
    { title: t('hours'), width: 8, value: ({ hours }) => Number(hours) },
    { title: t('credits'), width: 10, value: ({ credits }) => credits },
    { title: t('mark'), width: 12, value: ({ mark }) => numberOf(mark) ?? (mark || null) },
    { title: t('date'), width: 12, value: ({ date }) => date },
    { title: t('teacher'), width: 24, value: ({ teacher }) => teacher },
  ];
  const rows = Object.entries(markbook.markPages).flatMap(([semester, { marks }]) =>
    marks.map((row) => ({ ...row, semester: Number(semester) })),
  );
  return xlsx({ title: t('title', { number: markbook.number }), columns, rows, frame });
}
