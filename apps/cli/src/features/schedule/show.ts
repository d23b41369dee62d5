import { ApiError, type Client } from '@semestr/api/client';
import * as groups from '@semestr/api/groups';
import type { Schedule } from '@semestr/api/schedule';
import * as schedules from '@semestr/api/schedule';
import { clientOf } from '../../http/client.ts';
import { exit, type ExitCode, type Failure, failure } from '../../io/failure.ts';
import { type Context, isScreen } from '../../io/io.ts';
import { jsonText, printable } from '../../io/output.ts';
import { plainWeek } from './plain.ts';
import { texts } from './texts.ts';
import { type WeekChoice, weekOf } from './week.ts';

/** Whose schedule it is. */
export type Owner = { group: string } | { employee: string };

/** How many groups with a similar number are named. */
const MAX_SIMILAR = 6;

/** The groups whose number begins like the one that was not found; a hint, so its own failure does not matter. */
async function similarGroups(client: Client, group: string): Promise<string[]> {
  const found = await client.call(groups.filters, { query: { name: group.slice(0, 3) } }).catch(() => []);
  return found.slice(0, MAX_SIMILAR).map(({ name }) => printable(name));
}

async function notFound(client: Client, owner: Owner): Promise<Failure> {
  if ('employee' in owner) return failure(texts, (t) => t('noEmployee', { urlId: owner.employee }));
  const similar = (await similarGroups(client, owner.group))
    .filter((name) => name !== owner.group)
    .join(', ');
  return failure(texts, (t) =>
    [t('noGroup', { name: owner.group }), ...(similar ? [t('similar', { names: similar })] : [])].join(' '),
  );
}

async function load(client: Client, owner: Owner): Promise<Schedule> {
  try {
    return 'group' in owner
      ? await client.call(schedules.ofGroup, { query: { studentGroup: owner.group } })
      : await client.call(schedules.ofEmployee, { params: { urlId: owner.employee } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw await notFound(client, owner);
    throw error;
  }
}

/** Shows one week: on a terminal as a screen, else as text, with `--json` as its lessons. */
export async function showSchedule(
  context: Context,
  choice: WeekChoice & { owner: Owner },
): Promise<ExitCode> {
  const { language, stdout } = context;
  const schedule = await load(clientOf(context), choice.owner);
  const week = weekOf(schedule, choice, context.now(), language);
  if (context.json) stdout.write(jsonText(week.lessons));
  else if (isScreen(context)) {
    const { drawWeek } = await import('../../screens/ScheduleScreen.tsx');
    stdout.write(drawWeek(week, context));
  } else stdout.write(plainWeek(week, language));
  return exit.ok;
}
