import type { Command } from 'commander';
import { texts } from '../features/cv/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withExamples, withLogin } from './options.ts';
import type { CommandContext } from './command-context.ts';

/** `semestr cv`. */
export async function define(command: Command, setting: CommandContext): Promise<void> {
  await fetchTexts(texts, setting.language);
  command.action((_options: object, self: Command) =>
    setting.act(self, async (context) => {
      const { showCv } = await import('../features/cv/show.ts');
      return showCv(context);
    }),
  );
  withLogin(command, setting);
  withExamples(command, setting, ['semestr cv', 'semestr cv --json']);
}
