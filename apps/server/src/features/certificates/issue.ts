import { issue } from '@semestr/api/certificates';
import type { Reply } from '@semestr/api/endpoint';
import type { IsoDate } from '@semestr/core/dates';
import { MAX_CERTIFICATE_NUMBER } from '@semestr/core/requests/kinds';
import { lockNumbers } from '../../db/numbers.ts';
import { certificates } from '../../db/tables/certificates.ts';
import { invalidField, refusal } from '../../domain/refusal.ts';
import { type ChangeContext, withFieldErrors, updateRecord } from '../../records/changes.ts';
import { freeNumbers } from './numbers.ts';
import { certificateRequests } from './request.ts';

const { config } = certificateRequests.resource;

interface Order {
  /** In the order of their numbers. */
  certificates: readonly { id: number; version: number }[];
  firstNumber: number;
  issuedOn: IsoDate;
}

/**
 * Issues certificates with consecutive numbers, in the caller's transaction. Throws `certificate-number-taken`,
 * `record-stale` when a certificate has been changed or decided in the meantime, or `record-not-found`.
 */
export async function issueCertificates(
  context: ChangeContext,
  { certificates: ordered, firstNumber: first, issuedOn }: Order,
): Promise<Reply<typeof issue>> {
  const { tx } = context;
  if (first + ordered.length - 1 > MAX_CERTIFICATE_NUMBER) throw invalidField('firstNumber', 'too-big');
  // Locked before any row, in the same order as for a single decision.
  await lockNumbers(tx, certificates);
  const numbers = await freeNumbers(tx, { first, count: ordered.length, issuedOn });
  const issued: Reply<typeof issue> = [];
  for (const [index, { id, version }] of ordered.entries()) {
    const number = numbers[index] ?? first;
    const { row } = await withFieldErrors(config, issue, () =>
      updateRecord(context, config, id, (before) => {
        if (before['version'] !== version) throw refusal('record-stale');
        return { state: 'printed', number, issuedOn };
      }),
    );
    issued.push({ id, version: Number(row['version']), number, decidedAt: context.now.toISOString() });
  }
  return issued;
}
