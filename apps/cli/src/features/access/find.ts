import { events, find, type FoundPerson, situation } from '@semestr/api/access';
import type { Client } from '@semestr/api/client';
import { translator } from '@semestr/core/texts';
import { withSession } from '../../http/session.ts';
import { momentOf } from '../../io/dates.ts';
import { printFacts } from '../../io/facts.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { tableLines } from '../../io/output.ts';
import { isForPrograms } from '../../io/pages.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { helpFor } from './helps.ts';
import { eventRow, factsOf } from './person.ts';
import { texts } from './texts.ts';

/**
 * Explains why a user cannot sign in: all details for a single match, one row each for several. Exits with 5 when one
 * of them cannot sign in, and with 3 when a program receives fewer users than were found.
 */
export const explainAccess = (context: Context, words: string): Promise<ExitCode> =>
  withSession(context, async ({ client }) => {
    const { people, total } = await client.call(find, { query: { q: words } });
    const [only] = people;
    if (only && people.length === 1 && !context.csv) return explainOne(context, client, only);
    listPeople(context, people, total);
    // The search is not paginated, and a program must not mistake the first results for all of them.
    if (total > people.length && isForPrograms(context)) return exit.partial;
    if (people.length === 0) return exit.failed;
    return people.some(({ blocker }) => blocker) ? exit.negative : exit.ok;
  });

async function explainOne(
  context: Context,
  client: Client,
  { kind, id }: Pick<FoundPerson, 'kind' | 'id'>,
): Promise<ExitCode> {
  const { language, stdout, stderr, json } = context;
  const t = translator(texts, language);
  const params = { kind, id: String(id) };
  const state = await client.call(situation, { params });
  const { events: timeline, hasMore } = await client.call(events, { params });
  printFacts(context, factsOf(state, language), { ...state, events: timeline });
  if (!json && timeline.length > 0) {
    const lines = tableLines(timeline.map((event) => eventRow(event, language)));
    stdout.write(`\n${[t('timeline'), ...lines].join('\n')}\n`);
    if (hasMore) stderr.write(`${t('moreEvents')}\n`);
  }
  return state.blocker ? exit.negative : exit.ok;
}

function listPeople(context: Context, people: readonly FoundPerson[], total: number): void {
  const t = translator(texts, context.language);
  const columns: Column<FoundPerson>[] = [
    { key: 'name', head: t('head.who'), value: ({ name }) => name },
    { key: 'role', head: t('head.role'), value: ({ role }) => t(`roles.${role}`) },
    { key: 'login', head: t('head.login'), value: ({ username }) => username },
    { key: 'group', head: t('head.group'), value: ({ group }) => group },
    {
      key: 'blocker',
      head: t('head.cause'),
      value: ({ blocker }) => blocker && t(`causes.${blocker.cause}`),
    },
    {
      key: 'until',
      head: t('head.until'),
      value: ({ blocker }) => (blocker?.until ? momentOf(blocker.until) : null),
    },
    {
      key: 'help',
      head: t('head.help'),
      value: ({ blocker, username }) => helpFor(blocker?.help ?? null, username),
    },
    {
      key: 'lastSignIn',
      head: t('head.seen'),
      value: ({ lastSignInAt }) => lastSignInAt && momentOf(lastSignInAt),
    },
  ];
  printRows(context, columns, people, t('noneFound'));
  if (total > people.length) context.stderr.write(`${t('more', { total, shown: people.length })}\n`);
}
