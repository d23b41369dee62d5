import { grid, type GridRow } from '@semestr/api/table-import-files';
import { translator } from '@semestr/core/texts';
import { withSession } from '../../http/session.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';

const joinParts = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ');

/** Shows what was read from each cell of a timetable. Texts that are not lessons go to stderr. */
export async function showGrid(context: Context, id: string): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const found = await withSession(context, ({ client }) => client.call(grid, { params: { id } }));
  if (context.json) {
    context.stdout.write(jsonText(found));
    return exit.ok;
  }
  printRows<GridRow>(
    context,
    [
      { key: 'cell', head: t('head.cell'), value: ({ cell }) => cell },
      { key: 'groups', head: t('head.groups'), value: ({ values }) => values['groups'] ?? '' },
      {
        key: 'when',
        head: t('head.when'),
        value: ({ values: { day, date, startTime, endTime } }) =>
          joinParts(day, date, [startTime, endTime].filter(Boolean).join('–')),
      },
      { key: 'weeks', head: t('head.weeks'), value: ({ values }) => values['weeks'] ?? '' },
      {
        key: 'lesson',
        head: t('head.lesson'),
        value: ({ values: { subject, type, subgroup } }) =>
          joinParts(subject || t('noSubject'), type, subgroup && t('subgroup', { subgroup })),
      },
      {
        key: 'where',
        head: t('head.where'),
        value: ({ values: { rooms, employees, note } }) => joinParts(rooms, employees, note),
      },
      { key: 'text', head: t('head.text'), value: ({ text }) => text.replaceAll('\n', ' / ') },
    ],
    found.lessons,
    '',
  );
  if (found.others.length > 0) context.stderr.write(`${t('notLessons')}\n`);
  for (const { cell, text } of found.others)
    context.stderr.write(`  ${cell}: ${text.replaceAll('\n', ' / ')}\n`);
  return exit.ok;
}
