import { ApiError, type Client } from '@semestr/api/client';
import { order as call, unfitIn } from '@semestr/api/student-orders';
import { list, type Student } from '@semestr/api/students';
import { type IsoDate, localDate } from '@semestr/core/dates';
import { fullName } from '@semestr/core/display';
import { orderName, stateName } from '@semestr/core/student-order-words';
import type { OrderKind } from '@semestr/core/student-orders';
import { leftStates, studentStates } from '@semestr/core/student-states';
import { translator } from '@semestr/core/texts';
import { changeIn } from '../../http/change.ts';
import { groupIdsOf } from '../../http/group-ids.ts';
import { withSession } from '../../http/session.ts';
import { needsConfirmation, confirmAction } from '../../io/confirm.ts';
import { exit, type ExitCode, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText, printable } from '../../io/output.ts';
import { texts } from './texts.ts';

/** An order as typed. */
export interface TypedOrder {
  kind: OrderKind;
  number: string;
  /** First day on which the order applies. */
  from: IsoDate;
  /** Date of the order; today by default. */
  date: IsoDate | undefined;
  until: IsoDate | undefined;
  reason: string | undefined;
  /** Number of the group that a reinstatement leads to. */
  group: string | undefined;
}

/** Finds a student by the card number, in any state. Throws when there is none. */
async function studentOf(client: Client, card: string): Promise<Student> {
  const filter = JSON.stringify({ q: card, state: studentStates });
  const found = await client.call(list, { query: { filter } });
  const student = found.find(({ cardNumber }) => cardNumber.toLowerCase() === card.toLowerCase());
  if (!student) throw failure(texts, (t) => t('noStudent', { card }));
  return student;
}

const hasLeft = ({ state }: Student): boolean => leftStates.some((one) => one === state);

/** Returns a line for each student: the name, the group, and the state unless the student is studying. */
const linesOf = (students: readonly Student[], { language }: Context): string[] =>
  students.map((student) =>
    [
      fullName(student),
      student.groupName,
      ...(hasLeft(student) ? [stateName(student.state ?? 'studying', language)] : []),
    ].join(', '),
  );

/** Prints the students for whom a rejected order is not possible; the refusal itself is reported as usual. */
function printUnfit(context: Context, error: unknown): void {
  if (!(error instanceof ApiError)) return;
  const t = translator(texts, context.language);
  for (const student of unfitIn(error.body)) {
    const name = printable(fullName(student));
    const why = student.fault === 'earlier' ? t('earlier') : stateName(student.state, context.language);
    context.stderr.write(`${name}: ${why}\n`);
  }
}

/** Issues an order for students by their card numbers. Lists the students and prompts at a terminal. */
export function issueOrder(
  context: Context,
  { cards, order, isSure }: { cards: readonly string[]; order: TypedOrder; isSure: boolean },
): Promise<ExitCode> {
  const asks = needsConfirmation(context, isSure);
  const t = translator(texts, context.language);
  return withSession(context, async ({ client }) => {
    const students: Student[] = [];
    for (const card of cards) students.push(await studentOf(client, card));
    const { kind, number, from, date = localDate(context.now()), until = null, reason = null, group } = order;
    const about = [
      t('about', { name: orderName(kind, context.language), number, from }),
      ...linesOf(students, context),
    ];
    if (asks && !(await confirmAction(context, { about, question: t('question'), otherwise: t('nothing') })))
      return exit.failed;
    const [groupId = null] = group === undefined ? [] : await groupIdsOf(client, [group]);
    const studentIds = students.map(({ id }) => id);
    const body = { studentIds, kind, number, date, from, until, reason, groupId };
    try {
      return await changeIn(client, context, call, { body }, (stored) => {
        if (context.json) context.stdout.write(jsonText(stored));
        else context.stderr.write(`${t('done', { count: stored.length })}\n`);
      });
    } catch (error) {
      printUnfit(context, error);
      throw error;
    }
  });
}
