import { type Certificate, close, list, register } from '@semestr/api/certificates';
import { translator } from '@semestr/core/texts';
import { change } from '../../http/change.ts';
import { readOwnList } from '../../http/own-list.ts';
import { withSession } from '../../http/session.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { printRows } from '../../io/rows.ts';
import { columnsOf } from './columns.ts';
import { texts } from './texts.ts';
import { type Type, types } from './types.ts';

/** Prints certificates in the format shared by all certificate commands. */
const printCertificates = (context: Context, rows: readonly Certificate[]): void =>
  printRows(context, columnsOf(context.language), rows, translator(texts, context.language)('none'));

/** Lists the user's own certificates. */
export async function listCertificates(context: Context): Promise<ExitCode> {
  printCertificates(
    context,
    await withSession(context, ({ client }) => readOwnList((query) => client.call(list, { query }))),
  );
  return exit.ok;
}

export interface Order {
  place: string;
  type: Type;
  count: number;
}

/** Orders certificates and lists those that were created. */
export function orderCertificates(context: Context, { place, type, count }: Order): Promise<ExitCode> {
  const certificateRequestDto = { certificateType: types[type], provisionPlace: place };
  const body = { certificateRequestDto, certificateCount: count };
  return change(context, register, { body }, (made) => printCertificates(context, made));
}

/** Cancels a certificate and shows its new state. */
export const cancelCertificate = (context: Context, id: string): Promise<ExitCode> =>
  change(context, close, { query: { id } }, (closed) => printCertificates(context, [closed]));
