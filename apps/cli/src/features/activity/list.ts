import { isBrsm, isProfCom, researchWork, socialWork, type Work } from '@semestr/api/activity';
import type { Client } from '@semestr/api/client';
import { translator } from '@semestr/core/texts';
import { nullIfNotFound } from '../../http/null-if-not-found.ts';
import { withSession } from '../../http/session.ts';
import { isoOf } from '../../io/dates.ts';
import { exit, type ExitCode, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { codeWord } from '../../io/words.ts';
import { texts } from './texts.ts';

/** An activity of a student, or an organisation that the student may be a member of. */
interface Row {
  kind: 'membership' | 'social' | 'research';
  title: string;
  date: string | null;
  state: string;
  /** The state in the user's language. */
  stateText: string;
}

/** Loads the memberships and works of a student; null when another provider does not support it. */
async function load(client: Client) {
  const [brsm, profCom, social, research] = await Promise.all([
    nullIfNotFound(client.call(isBrsm, {})),
    nullIfNotFound(client.call(isProfCom, {})),
    nullIfNotFound(client.call(socialWork, {})),
    nullIfNotFound(client.call(researchWork, {})),
  ]);
  return { brsm, profCom, social, research };
}

function rowsOf(
  { language }: Context,
  { brsm, profCom, social, research }: Awaited<ReturnType<typeof load>>,
): Row[] {
  const t = translator(texts, language);
  const membership = (union: 'brsm' | 'profCom', isMember: boolean | null): Row[] =>
    isMember === null
      ? []
      : [
          {
            kind: 'membership',
            title: t(`unions.${union}`),
            date: null,
            state: t(isMember ? 'member' : 'notMember'),
            stateText: t(isMember ? 'member' : 'notMember'),
          },
        ];
  const works = (kind: 'social' | 'research', list: readonly Work[] | null): Row[] =>
    (list ?? []).map(({ title, date, status }) => ({
      kind,
      title,
      date,
      state: status,
      stateText: codeWord('work', status, language),
    }));
  return [
    ...membership('brsm', brsm),
    ...membership('profCom', profCom),
    ...works('social', social),
    ...works('research', research),
  ];
}

/** Lists the student's memberships, social work and research; with `--json` prints the responses unchanged. */
export async function listActivity(context: Context): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const answers = await withSession(context, ({ client }) => load(client));
  if (Object.values(answers).every((answer) => answer === null))
    throw failure(texts, (say) => say('nothingKnown'));
  if (context.json) {
    context.stdout.write(jsonText(answers));
    return exit.ok;
  }
  const columns: Column<Row>[] = [
    { key: 'kind', head: t('head.kind'), value: ({ kind }) => t(`kinds.${kind}`) },
    { key: 'date', head: t('head.date'), value: ({ date }) => isoOf(date) },
    { key: 'title', head: t('head.title'), value: ({ title }) => title },
    {
      key: 'state',
      head: t('head.state'),
      value: ({ state }) => state,
      display: ({ stateText }) => stateText,
    },
  ];
  printRows(context, columns, rowsOf(context, answers), t('none'));
  return exit.ok;
}
