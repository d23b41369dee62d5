import { measureWords } from '@semestr/api/built-reports/words';
import { type Definition, type DimensionName, dimensionNames } from '@semestr/core/built-reports';
import { dotted } from '@semestr/core/dates';
import type { Database } from '../../../db/database.ts';
import type { Words } from '../table.ts';
import { partsIn } from './texts.ts';
import { wordsOf } from './words.ts';

/** Lists the filters of a built report, one line each: "Факультет: ФИС, ФКП". */
export async function filterInWords(db: Database, t: Words, { filter }: Definition): Promise<string[]> {
  const parts = partsIn(t.language);
  const lines: string[] = [];
  for (const dimension of dimensionNames) {
    const values = filter[dimension];
    if (values === undefined) continue;
    const words = await wordsOf(db, t, { dimension, values, hasKind: false });
    lines.push(`${parts(`dimensions.${dimension}`)}: ${values.map(words.of).join(', ')}`);
  }
  const { from, to } = filter;
  const days = [
    from && t('conditions.from', { day: dotted(from) }),
    to && t('conditions.to', { day: dotted(to) }),
  ].filter(Boolean);
  if (days.length > 0) lines.push(`${t('conditions.names.period')}: ${days.join(' ')}`);
  return lines;
}

const inside = (words: string): string => words.slice(0, 1).toLowerCase() + words.slice(1);

/** Returns the title of a report without a name: "Пропуски, часов – факультет × месяц". */
export function titleOf(t: Words, { view, rows, across, measure }: Definition): string {
  const parts = partsIn(t.language);
  const name = (dimension: DimensionName): string => inside(parts(`dimensions.${dimension}`));
  // A plain count is named by its view only.
  const what = [parts(`views.${view}`), measure !== 'count' && inside(measureWords(parts, view, measure))];
  const named = { what: what.filter(Boolean).join(', '), rows: rows.map(name).join(', ') };
  return across === null
    ? t('built.title', named)
    : t('built.titleAcross', { ...named, across: name(across) });
}
