import * as omissions from '@semestr/api/omissions';
import { omissionRequests } from '@semestr/api/omissions-records';
import { localDate } from '@semestr/core/dates';
import { smallPdf } from '../apps/server/test/small-pdf.ts';
import { countCopies, type MakeKind } from './kind.ts';

/**
 * Sends a request with a scanned document, which the administrator rejects, because only one request for the same days
 * may be pending.
 */
export const excuse: MakeKind = async ({ ledger, as, mark, prefix, now }) => {
  const who = as('misses');
  const desk = as('decides');
  const [type] = await who.call(omissions.types, {});
  if (!type) return null;
  const paper = {
    name: 'справка.pdf',
    type: 'application/pdf',
    bytes: smallPdf,
  };
  const isOfRun = (place: string | null): place is string => place?.startsWith(prefix) === true;
  const refuseWaiting = async () => {
    const query = { filter: JSON.stringify({ state: 'waiting' }), sort: '["id","DESC"]', range: '[0,19]' };
    const waiting = await desk.call(omissionRequests.list, { query });
    for (const { id, version, placeOfStay } of waiting) {
      if (!isOfRun(placeOfStay)) continue;
      const body = { state: 'rejected' as const, rejectionReason: placeOfStay, version };
      await ledger.send({ [`refusal ${placeOfStay}`]: 1 }, () =>
        desk.call(omissionRequests.update, { params: { id: String(id) }, body }),
      );
    }
  };
  return {
    step: async () => {
      await refuseWaiting();
      const key = mark();
      const day = localDate(now());
      const body = {
        certificateTypeId: String(type.id),
        dateFrom: day,
        dateTo: day,
        placeOfStay: key,
        document: paper,
      };
      await ledger.send(
        { [`request ${key}`]: 1 },
        () => who.call(omissions.apply, { body }, { idempotencyKey: key }),
        { isKeyed: true },
      );
      await refuseWaiting();
    },
    read: async () => {
      const own = await who.call(omissions.requests, {});
      return [
        ...countCopies(
          'request',
          own.map(({ placeOfStay }) => placeOfStay),
        ),
        ...countCopies(
          'refusal',
          own.flatMap(({ rejectionReason }) => (isOfRun(rejectionReason) ? [rejectionReason] : [])),
        ),
      ];
    },
  };
};
