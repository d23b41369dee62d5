import type { Command } from 'commander';
import { texts } from '../features/auth/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withExamples, withLogin } from './options.ts';
import type { CommandContext } from './command-context.ts';

/** `semestr whoami`. */
export async function define(command: Command, setting: CommandContext): Promise<void> {
  await fetchTexts(texts, setting.language);
  command.action((_options: object, self: Command) =>
    setting.act(self, async (context) => {
      const { whoami } = await import('../features/auth/whoami.ts');
      return whoami(context);
    }),
  );
  withLogin(command, setting);
  withExamples(command, setting, ['semestr whoami', 'semestr whoami --json']);
}
