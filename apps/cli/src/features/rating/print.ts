import { decimal } from '@semestr/core/display';
import type { RatedSubject, RatingCard } from '@semestr/core/rating-card';
import { translator } from '@semestr/core/texts';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Converts "КТ 1" to "point1", so that the column key does not depend on which control points exist. */
const keyOf = (point: string): string => (point === '' ? 'noPoint' : `point${/\d+/.exec(point)?.[0] ?? ''}`);

/** Prints the subjects of a term with their marks by control point, and the totals on stderr. */
export function printCard(context: Context, card: RatingCard): void {
  const { language, stderr } = context;
  const t = translator(texts, language);
  const columns: Column<RatedSubject>[] = [
    { key: 'abbrev', head: t('head.abbrev'), value: ({ abbrev }) => abbrev },
    { key: 'subject', head: t('head.subject'), value: ({ name }) => name },
    ...card.points.map(
      (point, index): Column<RatedSubject> => ({
        key: keyOf(point),
        head: point === '' ? t('head.noPoint') : point,
        value: ({ points }) => (points[index] ?? []).flatMap(({ marks }) => marks).join(' '),
      }),
    ),
    {
      key: 'average',
      head: t('head.average'),
      value: ({ average }) => (average === null ? null : rounded(average)),
      isNumber: true,
    },
    { key: 'hours', head: t('head.hours'), value: ({ hours }) => hours, isNumber: true },
  ];
  printRows(context, columns, card.subjects, t('noLessons'));
  if (card.average !== null)
    stderr.write(`${t('total', { average: decimal(card.average, language), hours: card.hours })}\n`);
}
