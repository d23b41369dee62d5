import { certificates, issue, numbering, print } from '@semestr/api/certificates';
import type { Client } from '@semestr/api/client';
import { consecutiveNumbers } from '@semestr/core/certificates';
import { type IsoDate, localDate } from '@semestr/core/dates';
import { requestNumber } from '@semestr/core/requests/kinds';
import { translator } from '@semestr/core/texts';
import { changeIn } from '../../http/change.ts';
import { type Destination, download } from '../../http/download.ts';
import { withSession } from '../../http/session.ts';
import { needsConfirmation, confirmAction } from '../../io/confirm.ts';
import { exit, type ExitCode, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { namingTakenNumbers } from '../../http/taken-numbers.ts';
import { texts } from './paper-texts.ts';

/** Certificates to issue, as typed. */
export interface TypedIssue {
  /** In the order of their numbers. */
  ids: readonly number[];
  /** Number of the first; the next one of the year by default. */
  firstNumber: number | undefined;
  /** Date of issue; today by default. */
  issuedOn: IsoDate | undefined;
}

/** Loads the certificates with their versions, in the given order. Throws when an id does not exist. */
async function certificatesOf(client: Client, ids: readonly number[]) {
  const rows = await client.call(certificates.list, { query: { filter: JSON.stringify({ id: ids }) } });
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) throw failure(texts, (t) => t('noCertificate', { id }));
    return row;
  });
}

/** Returns the number to begin with. Throws when the numbers of the year are used up. */
async function nextNumber(client: Client): Promise<number> {
  const { next } = await client.call(numbering, {});
  if (next === null) throw failure(texts, (t) => t('noNumbers'));
  return next;
}

/** Issues certificates with consecutive numbers, all or none. Lists the numbers, and prompts at a terminal. */
export function issueCertificates(
  context: Context,
  { ids, firstNumber, issuedOn = localDate(context.now()) }: TypedIssue,
  isSure: boolean,
): Promise<ExitCode> {
  const asks = needsConfirmation(context, isSure);
  const t = translator(texts, context.language);
  return withSession(context, async ({ client }) => {
    const rows = await certificatesOf(client, ids);
    const first = firstNumber ?? (await nextNumber(client));
    const numbers = consecutiveNumbers(first, rows.length);
    const about = rows.map(
      ({ id, place }, index) => `№ ${numbers[index]}: ${requestNumber('certificates', id)}, ${place}`,
    );
    if (asks && !(await confirmAction(context, { about, question: t('question'), otherwise: t('nothing') })))
      return exit.failed;
    const body = {
      certificates: rows.map(({ id, version }) => ({ id, version })),
      firstNumber: first,
      issuedOn,
    };
    return namingTakenNumbers(() =>
      changeIn(client, context, issue, { body }, (issued) => {
        if (context.json) context.stdout.write(jsonText(issued));
        else
          context.stderr.write(
            `${t('issued', { count: issued.length, first, last: numbers.at(-1) ?? first })}\n`,
          );
      }),
    );
  });
}

/** Saves issued certificates as one PDF: those with the ids, or all issued on a day, today by default. */
export const printCertificates = (
  context: Context,
  { ids, decidedOn = localDate(context.now()) }: { ids: readonly number[]; decidedOn: IsoDate | undefined },
  to: Destination,
): Promise<ExitCode> =>
  withSession(context, (session) => {
    const filter = JSON.stringify(ids.length > 0 ? { id: ids } : { decidedOn });
    return download(session, print, { query: { filter } }, to);
  });
