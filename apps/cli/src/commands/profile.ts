import type { Command } from 'commander';
import { texts } from '../features/profile/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withExamples, withLogin } from './options.ts';
import type { CommandContext } from './command-context.ts';

/** `semestr profile`. */
export async function define(command: Command, setting: CommandContext): Promise<void> {
  await fetchTexts(texts, setting.language);
  command.action((_options: object, self: Command) =>
    setting.act(self, async (context) => {
      const { showProfile } = await import('../features/profile/show.ts');
      return showProfile(context);
    }),
  );
  withLogin(command, setting);
  withExamples(command, setting, ['semestr profile', 'semestr profile --user 42850001 --json']);
}
