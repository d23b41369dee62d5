import type { Command } from 'commander';
import { texts } from '../features/my-day/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withExamples, withLogin } from './options.ts';
import type { CommandContext } from './command-context.ts';

/** `semestr my-day`. */
export async function define(command: Command, setting: CommandContext): Promise<void> {
  await fetchTexts(texts, setting.language);
  command.action((_options: object, self: Command) =>
    setting.act(self, async (context) => {
      const { showMyDay } = await import('../features/my-day/show.ts');
      return showMyDay(context);
    }),
  );
  withLogin(command, setting);
  withExamples(command, setting, ['semestr my-day', 'semestr my-day --json']);
}
