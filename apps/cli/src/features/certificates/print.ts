import type { Certificate } from '@semestr/api/certificates';
import { translator } from '@semestr/core/texts';
import type { Context } from '../../io/io.ts';
import { printRows } from '../../io/rows.ts';
import { columnsOf } from './columns.ts';
import { texts } from './texts.ts';

/** Prints certificates in the format shared by all certificate commands. */
export const printCertificates = (context: Context, rows: readonly Certificate[]): void =>
  printRows(context, columnsOf(context.language), rows, translator(texts, context.language)('none'));
