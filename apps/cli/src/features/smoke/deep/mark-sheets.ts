import * as calls from '@semestr/api/mark-sheets';
import { toMarkSheetStateView, typeFits } from '@semestr/core/mark-sheets';
import { translator } from '@semestr/core/texts';
import { texts } from '../texts.ts';
import { NO_SUCH_CALL } from './no-such-call.ts';
import { isStudent } from './roles.ts';
import type { Scenario } from './scenario.ts';
import type { Steps } from './steps.ts';

const holds = (sheet: calls.MarkSheet): boolean =>
  ['cancelled', 'rejected'].includes(toMarkSheetStateView(sheet) ?? '');

/** Finds what a mark sheet can be ordered for: a debt, a matching type of mark sheet, and an examiner. */
async function orderable(steps: Steps, waiting: readonly calls.MarkSheet[]) {
  const types = await steps.look(calls.types, {});
  const isWaiting = (thId: number | null, focsId: number | null): boolean =>
    waiting.some(({ subject }) => subject?.thId === thId && subject.focsId === focsId);
  const debts = (await steps.look(calls.subjects, {}))
    .flatMap(({ lessonTypes }) => lessonTypes)
    // Other providers do not report which subjects are debts.
    .filter(({ isDebt = true, thId, focsId }) => isDebt && !isWaiting(thId, focsId));
  for (const debt of debts) {
    const { thId, focsId } = debt;
    const type = types.find((one) => typeFits(one, debt));
    if (!type) continue;
    const query = thId === null ? { focsId: String(focsId) } : { thId: String(thId) };
    const [employee] = await steps.look(calls.employees, { query });
    if (employee) return { subject: { thId, focsId }, type, employee };
  }
  return null;
}

/** Orders a mark sheet for a debt and cancels it before it is processed. */
export const markSheets: Scenario = {
  calls: [calls.order, calls.close],
  trace: 'mark-sheet',
  suits: isStudent,
  play: async ({ steps, language }) => {
    const before = await steps.look(calls.list, {});
    const isWaiting = (sheet: calls.MarkSheet): boolean => toMarkSheetStateView(sheet) === 'processing';
    const found = await orderable(steps, before.filter(isWaiting));
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
        left: { what: 'mark-sheet', name: type.shortName },
        holds: isOurs,
        made: ({ id }) => [id],
        lost: async (clean) => (await clean.look(calls.list, {})).filter(isOurs).map(({ id }) => id),
        undo: async (clean, id) => {
          const query = { id: String(id) };
          const expected = { holds, orStatus: NO_SUCH_CALL };
          const closed = await clean.make('clean-up', calls.close, { query }, expected);
          if (closed === null) await clean.make('clean-up', calls.closeByGet, { query }, { holds });
        },
      },
    );
    await steps.make('again', calls.list, {}, { holds: (list) => list.some(isOurs) });
  },
};
