import { reasonTexts } from '@semestr/api/reasons';
import type { TableImport } from '@semestr/api/table-imports';
import { translator } from '@semestr/core/texts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import type { Context } from '../../io/io.ts';
import { printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';

/** Prints which records remained when a file was undone, and why; prints nothing when none did. */
export async function printLeft(context: Context, { left }: TableImport): Promise<void> {
  if (left.length === 0) return;
  const t = translator(texts, context.language);
  const because = await fetchTexts(reasonTexts, context.language);
  context.stderr.write(`${t('stays')}\n`);
  printRows<TableImport['left'][number]>(
    context,
    [
      { key: 'row', head: t('head.row'), value: ({ row }) => row, isNumber: true },
      { key: 'left', head: t('head.left'), value: ({ reason }) => because(reason) },
    ],
    left,
    '',
  );
}
