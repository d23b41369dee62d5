import { numbering } from '@semestr/api/certificates';
import { list, type QueueFilter, situation } from '@semestr/api/requests';
import { withSession } from '../../http/session.ts';
import { exit, type ExitCode, failure } from '../../io/failure.ts';
import { type Context, isInteractive } from '../../io/io.ts';
import { decide, undoDecision } from './decisions.ts';
import { texts } from './texts.ts';

/** Maximum number of requests on the screen; the next ones are loaded when it is opened again. */
const ROWS = 100;

/** Opens the request queue as a screen, where requests are accepted and rejected with keys, the oldest first. */
export function openDesk(context: Context, filter: QueueFilter): Promise<ExitCode> {
  if (!isInteractive(context)) throw failure(texts, (t) => t('desk.noTerminal'), exit.usage);
  return withSession(context, async ({ client }) => {
    const query = { filter: JSON.stringify(filter), range: JSON.stringify([0, ROWS - 1]) };
    const load = () => client.call(list, { query });
    const queue = await load();
    const { showDesk } = await import('./DeskScreen.tsx');
    await showDesk(context, {
      queue,
      load,
      decide: (request, state, stated) => decide(client, request, state, stated),
      nextNumber: async () => (await client.call(numbering, {})).next,
      takeBack: (request) => undoDecision(client, request),
      situationOf: ({ kind, id }) => client.call(situation, { params: { kind, id: String(id) } }),
    });
    return exit.ok;
  });
}
