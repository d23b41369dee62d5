import * as calls from '@semestr/api/mark-sheets';
import { toMarkSheetStateView, typeFits } from '@semestr/core/mark-sheets';
import { translator } from '@semestr/core/texts';
import { texts } from '../texts.ts';
import { NO_SUCH_CALL } from './no-such-call.ts';
import { isStudent } from './roles.ts';
import type { Scenario } from './scenario.ts';
import type { Steps } from './steps.ts';

const isClosed = (sheet: calls.MarkSheet): boolean =>
  ['cancelled', 'rejected'].includes(toMarkSheetStateView(sheet) ?? '');

/** Finds the parts of an order for a mark sheet: a debt, a matching type of mark sheet, and an examiner. */
async function findOrderParts(steps: Steps, waiting: readonly calls.MarkSheet[]) {
  const types = await steps.load(calls.types, {});
  const isWaiting = (thId: number | null, focsId: number | null): boolean =>
    waiting.some(({ subject }) => subject?.thId === thId && subject.focsId === focsId);
  const debts = (await steps.load(calls.subjects, {}))
    .flatMap(({ lessonTypes }) => lessonTypes)
    // Other providers do not report which subjects are debts.
    .filter(({ isDebt = true, thId, focsId }) => isDebt && !isWaiting(thId, focsId));
  for (const debt of debts) {
    const { thId, focsId } = debt;
    const type = types.find((one) => typeFits(one, debt));
    if (!type) continue;
    const query = thId === null ? { focsId: String(focsId) } : { thId: String(thId) };
    const [employee] = await steps.load(calls.employees, { query });
    if (employee) return { subject: { thId, focsId }, type, employee };
  }
  return null;
}

/** Orders a mark sheet for a debt and cancels it before it is processed. */
export const markSheets: Scenario = {
  calls: [calls.order, calls.close],
  trace: 'mark-sheet',
  appliesTo: isStudent,
  play: async ({ steps, language }) => {
    const before = await steps.load(calls.list, {});
    const isWaiting = (sheet: calls.MarkSheet): boolean => toMarkSheetStateView(sheet) === 'processing';
    const found = await findOrderParts(steps, before.filter(isWaiting));
    if (!found) throw steps.skip('write', calls.order, translator(texts, language)('deep.noDebt'));
    const { subject, type, employee } = found;
    const existingIds = new Set(before.map(({ id }) => id));
    const isOurs = (sheet: calls.MarkSheet): boolean => !existingIds.has(sheet.id) && isWaiting(sheet);

    await steps.write(
      calls.order,
      {
        body: {
          markSheetType: { id: type.id },
          // Without an excuse, so that no document is required.
          reason: 2,
          hours: type.isLab ? '2' : '',
          subject,
          employee: { id: employee.id },
        },
      },
      {
        leftover: { what: 'mark-sheet', name: type.shortName },
        isExpected: isOurs,
        keysOf: ({ id }) => [id],
        findKeys: async (clean) => (await clean.load(calls.list, {})).filter(isOurs).map(({ id }) => id),
        undo: async (clean, id) => {
          const query = { id: String(id) };
          const expected = { isExpected: isClosed, orStatus: NO_SUCH_CALL };
          const closed = await clean.make('clean-up', calls.close, { query }, expected);
          if (closed === null)
            await clean.make('clean-up', calls.closeByGet, { query }, { isExpected: isClosed });
        },
      },
    );
    await steps.make('again', calls.list, {}, { isExpected: (list) => list.some(isOurs) });
  },
};
