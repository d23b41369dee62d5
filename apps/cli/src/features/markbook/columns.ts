import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { dayOf } from '../../io/dates.ts';
import type { Column } from '../../io/rows.ts';
import { codeWord } from '../../io/words.ts';
import type { Line } from './lines.ts';
import { texts } from './texts.ts';

/** Columns of the lines of the markbook. */
export function columnsOf(language: Language): Column<Line>[] {
  const t = translator(texts, language);
  return [
    { key: 'term', head: t('head.term'), value: ({ term }) => term, isNumber: true },
    {
      key: 'subject',
      head: t('head.subject'),
      value: ({ fullSubject, subject }) => fullSubject || subject,
    },
    {
      key: 'form',
      head: t('head.form'),
      value: ({ formOfControl }) => formOfControl,
      display: ({ formOfControl }) => formOfControl && codeWord('control', formOfControl, language),
    },
    {
      key: 'mark',
      head: t('head.mark'),
      // The mark of an exam is a number, the mark of a credit a word.
      value: ({ mark }) => mark,
      display: ({ mark }) => mark && codeWord('mark', mark, language),
    },
    { key: 'date', head: t('head.date'), value: ({ date }) => dayOf(date) },
    { key: 'teacher', head: t('head.teacher'), value: ({ teacher }) => teacher },
  ];
}
