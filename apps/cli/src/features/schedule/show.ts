import { clientOf } from '../../http/client.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import { type Context, isScreen } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { loadSchedule, type Owner } from './load.ts';
import { plainWeek } from './plain.ts';
import { type WeekChoice, weekOf } from './week.ts';

/** Shows one week: on a terminal as a screen, else as text, with `--json` as its lessons. */
export async function showSchedule(
  context: Context,
  choice: WeekChoice & { owner: Owner },
): Promise<ExitCode> {
  const { language, stdout } = context;
  const schedule = await loadSchedule(clientOf(context), choice.owner);
  const week = weekOf(schedule, choice, context.now(), language);
  if (context.json) stdout.write(jsonText(week.lessons));
  else if (isScreen(context)) {
    const { drawWeek } = await import('../../screens/ScheduleScreen.tsx');
    stdout.write(drawWeek(week, context));
  } else stdout.write(plainWeek(week, language));
  return exit.ok;
}
