import type { Command } from 'commander';
import { texts } from '../features/markbook/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withCsv, withExamples, withLogin } from './options.ts';
import type { CommandContext } from './command-context.ts';

/** `semestr markbook`. */
export async function define(command: Command, setting: CommandContext): Promise<void> {
  await fetchTexts(texts, setting.language);
  command.action((_options: object, self: Command) =>
    setting.act(self, async (context) => {
      const { showMarkbook } = await import('../features/markbook/show.ts');
      return showMarkbook(context);
    }),
  );
  withLogin(withCsv(command, setting), setting);
  withExamples(command, setting, ['semestr markbook', 'semestr markbook --csv > markbook.csv']);
}
