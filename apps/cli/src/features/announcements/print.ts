import type { Announcement } from '@semestr/api/announcements';
import { translator } from '@semestr/core/texts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { printRows } from '../../io/rows.ts';
import { columnsOf } from './columns.ts';
import { texts } from './texts.ts';

/** Prints an announcement as stored, and states what was done with it. */
export function printAnnouncement(
  context: Context,
  announcement: Announcement,
  done: 'written' | 'changed',
): void {
  if (context.json) {
    context.stdout.write(jsonText(announcement));
    return;
  }
  const t = translator(texts, context.language);
  printRows(context, columnsOf(context.language), [announcement], t('none'));
  context.stderr.write(`${t(done)}\n`);
}
