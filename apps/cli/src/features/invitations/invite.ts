import { createForEmployees } from '@semestr/api/accounts';
import type { Client } from '@semestr/api/client';
import type { Reply } from '@semestr/api/endpoint';
import { type Audience, preview, send, slips, table } from '@semestr/api/invitations';
import type { InvitationWay, InvitedRole } from '@semestr/core/invitations';
import { translator } from '@semestr/core/texts';
import { changeIn } from '../../http/change.ts';
import { type Destination, download } from '../../http/download.ts';
import { facultyIdsOf } from '../../http/faculty-ids.ts';
import { groupIdsOf } from '../../http/group-ids.ts';
import { withSession } from '../../http/session.ts';
import { needsConfirmation, confirmAction } from '../../io/confirm.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { texts } from './texts.ts';

/** People to invite, as typed. */
export interface TypedAudience {
  role: InvitedRole;
  group: string | undefined;
  course: number | undefined;
  /** Abbreviation of the faculty. */
  faculty: string | undefined;
  isAgain: boolean;
  /** Whether employees without an account get one first. */
  makesAccounts: boolean;
}

/** Ways of passing on the links; slips and the table are saved as files. */
export type TypedWay = InvitationWay | 'slips' | 'table';

export interface Inviting {
  whom: TypedAudience;
  way: TypedWay;
  to: Destination;
  isSure: boolean;
}

const files = { slips, table } as const;
const isFile = (way: TypedWay): way is keyof typeof files => way in files;

async function audienceOf(
  client: Client,
  { role, group, course, faculty, isAgain }: TypedAudience,
): Promise<Audience> {
  const [groupId] = group === undefined ? [] : await groupIdsOf(client, [group]);
  const [facultyId] = faculty === undefined ? [] : await facultyIdsOf(client, [faculty]);
  return { role, groupId: groupId ?? null, course: course ?? null, facultyId: facultyId ?? null, isAgain };
}

/** Formats whom an invitation reaches. */
function aboutOf(
  context: Context,
  { whom, way }: Pick<Inviting, 'whom' | 'way'>,
  counted: Reply<typeof preview>,
): readonly string[] {
  const t = translator(texts, context.language);
  const accounts = whom.makesAccounts ? [t('willMake', { count: counted.withoutAccount })] : [];
  const people = [...accounts, t('people', { count: counted.people })];
  if (isFile(way)) return people;
  const reached = t(`reached.${way}`, { reached: way === 'email' ? counted.byEmail : counted.bySms });
  return [...people, reached, ...(counted.gateways[way] ? [] : [t(`noGateway.${way}`)])];
}

/** Prints how many invitations were sent, and who was not reached. */
function printSent(context: Context, { sent, unreached, left }: Reply<typeof send>): void {
  const t = translator(texts, context.language);
  if (context.json) context.stdout.write(jsonText({ sent, unreached, left }));
  const sentences = [
    t('sent', { count: sent }),
    ...(unreached > 0 ? [t('unreached', { count: unreached })] : []),
    ...(left > 0 ? [t('left', { count: left })] : []),
  ];
  context.stderr.write(sentences.map((sentence) => `${sentence}\n`).join(''));
}

/** Invites people without a password. Shows their number and prompts at a terminal; elsewhere `isSure` is required. */
export function invite(context: Context, { whom, way, to, isSure }: Inviting): Promise<ExitCode> {
  const asks = needsConfirmation(context, isSure);
  const t = translator(texts, context.language);
  return withSession(context, async (session) => {
    const { client } = session;
    const audience = await audienceOf(client, whom);
    const about = aboutOf(context, { whom, way }, await client.call(preview, { body: audience }));
    if (!asks) context.stderr.write(about.map((line) => `${line}\n`).join(''));
    else if (!(await confirmAction(context, { about, question: t('question'), otherwise: t('notInvited') })))
      return exit.failed;
    if (whom.makesAccounts)
      await changeIn(client, context, createForEmployees, { body: {} }, ({ created }) => {
        context.stderr.write(`${t('made', { count: created })}\n`);
      });
    if (!isFile(way))
      return changeIn(client, context, send, { body: { ...audience, way } }, (reply) =>
        printSent(context, reply),
      );
    const request = { body: audience };
    return context.dryRun
      ? changeIn(client, context, files[way], request, () => undefined)
      : download(session, files[way], request, to);
  });
}
