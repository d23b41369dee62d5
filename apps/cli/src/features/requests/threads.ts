import type { Client } from '@semestr/api/client';
import type { Reply } from '@semestr/api/endpoint';
import { ask, assign, assignees, note, thread } from '@semestr/api/request-threads';
import { type RequestKey, requestNumber } from '@semestr/core/requests/kinds';
import { translator } from '@semestr/core/texts';
import { change, changeIn } from '../../http/change.ts';
import { withSession } from '../../http/session.ts';
import { confirmAction, needsConfirmation } from '../../io/confirm.ts';
import { momentOf } from '../../io/dates.ts';
import { exit, type ExitCode, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts } from './thread-texts.ts';

const paramsOf = ({ kind, id }: RequestKey) => ({ kind, id: String(id) });
const numberOf = ({ kind, id }: RequestKey): string => requestNumber(kind, id);

type Event = Reply<typeof thread>['events'][number];

/** Prints the reply as JSON, or a sentence. */
function printDone(context: Context, reply: unknown, sentence: string): void {
  if (context.json) context.stdout.write(jsonText(reply));
  else context.stderr.write(`${sentence}\n`);
}

/** Shows the thread of a request, oldest first. */
export async function showThread(context: Context, request: RequestKey): Promise<ExitCode> {
  const { language } = context;
  const t = translator(texts, language);
  const { events } = await withSession(context, ({ client }) =>
    client.call(thread, { params: paramsOf(request) }),
  );
  const columns: Column<Event>[] = [
    { key: 'at', head: t('head.at'), value: ({ at }) => momentOf(at) },
    {
      key: 'event',
      head: t('head.event'),
      value: ({ event }) => event,
      display: ({ event }) => t(`events.${event}`),
    },
    { key: 'author', head: t('head.author'), value: ({ author }) => author },
    { key: 'text', head: t('head.text'), value: ({ text }) => text },
    { key: 'document', head: t('head.document'), value: ({ uploadId }) => uploadId },
    { key: 'assignee', head: t('head.assignee'), value: ({ assignee }) => assignee },
  ];
  printRows(context, columns, events, t('noEvents', { number: numberOf(request) }));
  return exit.ok;
}

/** Asks the student about a request; prompts at a terminal, because the student is notified at once. */
export async function askStudent(
  context: Context,
  request: RequestKey,
  { text, isSure }: { text: string; isSure: boolean },
): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const number = numberOf(request);
  const confirmation = { about: [text], question: t('sure', { number }), otherwise: t('nothing') };
  if (needsConfirmation(context, isSure) && !(await confirmAction(context, confirmation))) return exit.failed;
  return change(context, ask, { params: paramsOf(request), body: { text } }, (question) =>
    printDone(context, question, t('asked', { number })),
  );
}

/** Adds a note that only the staff can see. */
export const addNote = (context: Context, request: RequestKey, text: string): Promise<ExitCode> =>
  change(context, note, { params: paramsOf(request), body: { text } }, (added) =>
    printDone(context, added, translator(texts, context.language)('noted', { number: numberOf(request) })),
  );

/** Finds an assignee by a name, a part of it, or an id. Throws when there is none, or several. */
async function assigneeNamed(client: Client, name: string) {
  const all = await client.call(assignees, {});
  if (name === 'me') {
    const own = all.find(({ isOwn }) => isOwn);
    if (own) return own;
  }
  const found = /^\d+$/.test(name)
    ? all.filter(({ id }) => id === Number(name))
    : all.filter((one) => one.name.toLowerCase().includes(name.toLowerCase()));
  const [first, ...others] = found;
  if (!first) throw failure(texts, (t) => t('unknown', { name }));
  if (others.length > 0) {
    const names = found.map((one) => `${one.name} (${one.id})`).join(', ');
    throw failure(texts, (t) => t('several', { name, names }));
  }
  return first;
}

/** Sets the assignee of a request: a name, an id, "me", or "none". */
export const assignRequest = (context: Context, request: RequestKey, name: string): Promise<ExitCode> =>
  withSession(context, async ({ client }) => {
    const t = translator(texts, context.language);
    const number = numberOf(request);
    const assignee = name === 'none' ? null : await assigneeNamed(client, name);
    const body = { assigneeId: assignee?.id ?? null };
    return changeIn(client, context, assign, { params: paramsOf(request), body }, (assigned) =>
      printDone(
        context,
        assigned,
        assignee ? t('assigned', { number, name: assignee.name }) : t('unassigned', { number }),
      ),
    );
  });

/** Lists the users of the console who can be assigned requests. */
export async function listAssignees(context: Context): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const rows = await withSession(context, ({ client }) => client.call(assignees, {}));
  const columns: Column<(typeof rows)[number]>[] = [
    { key: 'id', head: t('head.id'), value: ({ id }) => id, isNumber: true },
    { key: 'name', head: t('head.name'), value: (row) => row.name },
  ];
  printRows(context, columns, rows, t('noAssignees'));
  return exit.ok;
}
