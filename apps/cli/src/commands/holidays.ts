import type { Command } from 'commander';
import { texts } from '../features/holidays/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withCsv, withExamples } from './options.ts';
import type { CommandContext } from './command-context.ts';

/** `semestr holidays`. */
export async function define(command: Command, setting: CommandContext): Promise<void> {
  await fetchTexts(texts, setting.language);
  command.action((_options: object, self: Command) =>
    setting.act(self, async (context) => {
      const { listHolidays } = await import('../features/holidays/list.ts');
      return listHolidays(context);
    }),
  );
  withCsv(command, setting);
  withExamples(command, setting, ['semestr holidays', 'semestr holidays --csv > holidays.csv']);
}
