import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { tableLines } from '../../io/output.ts';
import { texts } from './texts.ts';
import type { Week } from './week.ts';

/** Renders the week as plain text: one table whose columns line up across all days. */
export function plainWeek(week: Week, language: Language): string {
  const t = translator(texts, language);
  const rows = week.days.flatMap(({ lessons }) =>
    lessons.map(({ time, type, subject, subgroup, rooms, people, note }) => [
      time,
      type,
      subject,
      subgroup,
      rooms,
      people,
      note,
    ]),
  );
  const lines = tableLines(rows);
  const days = week.days.map(({ name, isToday, lessons }) =>
    [
      `${name}${isToday ? ` (${t('today')})` : ''}`,
      ...lines.splice(0, lessons.length).map((line) => `  ${line}`),
    ].join('\n'),
  );
  const head = [week.title, week.subtitle, ...(week.remark ? [week.remark] : [])].join('\n');
  return `${[head, ...(days.length > 0 ? days : [t('empty')])].join('\n\n')}\n`;
}
