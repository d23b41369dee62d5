import { ApiError } from '@semestr/api/client';
import { type FileContent, XLSX } from '@semestr/api/endpoint';
import { send, tableLimits } from '@semestr/api/table-imports';
import type { TableImportKind } from '@semestr/core/table-imports';
import { translator } from '@semestr/core/texts';
import { change } from '../../http/change.ts';
import { exit, type ExitCode, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { readSentFile } from '../../io/sent-file.ts';
import { printImport } from './print.ts';
import { texts } from './texts.ts';

async function fileNamed(context: Context, name: string): Promise<FileContent> {
  const file = await readSentFile(context, name, { csv: 'text/csv' });
  if (file.bytes.byteLength > tableLimits.bytes)
    throw failure(texts, (t) => t('tooLarge', { most: tableLimits.bytes }));
  return { ...file, type: file.type === 'text/csv' ? file.type : XLSX };
}

/** Explains why a file was rejected; returns any other error unchanged. */
export function explainRefusal(error: unknown): unknown {
  const reason =
    error instanceof ApiError ? error.fields.find(({ field }) => /(?:^|\.)file$/.test(field))?.reason : null;
  if (reason === 'too-big') {
    const { rows, columns } = tableLimits;
    return failure(texts, (t) => t('fileFaults.too-big', { rows, columns }), exit.failed, error);
  }
  if (reason !== 'required' && reason !== 'format') return error;
  return failure(texts, (t) => t(`fileFaults.${reason}`), exit.failed, error);
}

/** Uploads a file and shows how its columns were interpreted; nothing of it is stored yet. */
export async function sendTable(context: Context, kind: TableImportKind, name: string): Promise<ExitCode> {
  const file = await fileNamed(context, name);
  try {
    return await change(context, send, { body: { kind, file } }, (table) => {
      printImport(context, table);
      const t = translator(texts, context.language);
      if (table.grid) context.stderr.write(`${t('gridNext', { id: table.id })}\n`);
      context.stderr.write(`${t('sent', { id: table.id })}\n`);
    });
  } catch (error) {
    throw explainRefusal(error);
  }
}
