import type { Command } from 'commander';
import { texts } from '../features/faculties/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withCsv, withExamples } from './options.ts';
import type { CommandContext } from './command-context.ts';

/** `semestr faculties`. */
export async function define(command: Command, setting: CommandContext): Promise<void> {
  await fetchTexts(texts, setting.language);
  command.action((_options: object, self: Command) =>
    setting.act(self, async (context) => {
      const { listFaculties } = await import('../features/faculties/list.ts');
      return listFaculties(context);
    }),
  );
  withCsv(command, setting);
  withExamples(command, setting, ['semestr faculties', 'semestr faculties --csv > faculties.csv']);
}
