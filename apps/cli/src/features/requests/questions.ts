import { questions, reply } from '@semestr/api/request-threads';
import { type RequestKey, requestNumber } from '@semestr/core/requests/kinds';
import { translator } from '@semestr/core/texts';
import { change } from '../../http/change.ts';
import { withSession } from '../../http/session.ts';
import { momentOf } from '../../io/dates.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { documentTypes, readSentFile } from '../../io/sent-file.ts';
import { texts } from './thread-texts.ts';

/** Lists the university's questions about the user's requests with the replies, one row for each message. */
export async function listQuestions(context: Context): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const threads = await withSession(context, ({ client }) => client.call(questions, {}));
  const rows = threads.flatMap(({ messages, ...request }) =>
    messages.map((message) => ({ ...request, message })),
  );
  const columns: Column<(typeof rows)[number]>[] = [
    { key: 'request', head: t('head.request'), value: ({ number }) => number },
    {
      key: 'state',
      head: t('head.state'),
      value: ({ isOpen }) => (isOpen ? 'open' : 'settled'),
      display: ({ isOpen }) => t(isOpen ? 'open' : 'settled'),
    },
    { key: 'at', head: t('head.at'), value: ({ message }) => momentOf(message.at) },
    {
      key: 'event',
      head: t('head.event'),
      value: ({ message }) => (message.isReply ? 'reply' : 'question'),
      display: ({ message }) => t(`events.${message.isReply ? 'reply' : 'question'}`),
    },
    { key: 'text', head: t('head.text'), value: ({ message }) => message.text },
  ];
  printRows(context, columns, rows, t('noQuestions'));
  return exit.ok;
}

/** Replies to the question about a request, with a text, a document or both. */
export async function replyTo(
  context: Context,
  { kind, id }: RequestKey,
  { text, document }: { text: string; document: readonly string[] },
): Promise<ExitCode> {
  const files = await Promise.all(document.map((name) => readSentFile(context, name, documentTypes)));
  const body = { text, ...(files.length > 0 && { document: files }) };
  return change(context, reply, { params: { kind, id: String(id) }, body }, (replied) => {
    const t = translator(texts, context.language);
    if (context.json) context.stdout.write(jsonText(replied));
    else context.stderr.write(`${t('replied', { number: requestNumber(kind, id) })}\n`);
  });
}
