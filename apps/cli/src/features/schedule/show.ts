import { clientOf } from '../../http/client.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import { type Context, isInteractive, isScreen } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { loadSchedule, type Owner } from './load.ts';
import { plainWeek } from './plain.ts';
import { type AnySchedule, type WeekChoice, weekOf } from './week.ts';

/** Opens the schedule screen on a terminal and returns the week that was last selected, which stays on the terminal. */
async function browse(context: Context, schedule: AnySchedule, choice: WeekChoice): Promise<WeekChoice> {
  if (!isInteractive(context)) return choice;
  const { browseSchedule } = await import('./ScheduleBrowser.tsx');
  return browseSchedule(context, schedule, choice);
}

/** Shows one week: as a screen on a terminal, otherwise as text, with `--json` as its lessons. */
export async function showSchedule(
  context: Context,
  choice: WeekChoice & { owner: Owner },
): Promise<ExitCode> {
  const { language, stdout } = context;
  const schedule = await loadSchedule(clientOf(context), choice.owner);
  const week = weekOf(schedule, await browse(context, schedule, choice), context.now(), language);
  if (context.json) stdout.write(jsonText(week.lessons));
  else if (isScreen(context)) {
    const { drawWeek } = await import('./ScheduleScreen.tsx');
    stdout.write(drawWeek(week, context));
  } else stdout.write(plainWeek(week, language));
  return exit.ok;
}
