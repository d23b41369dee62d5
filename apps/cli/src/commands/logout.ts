import type { Command } from 'commander';
import { texts } from '../features/auth/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withExamples } from './options.ts';
import type { CommandContext } from './command-context.ts';

/** `semestr logout`. */
export async function define(command: Command, setting: CommandContext): Promise<void> {
  await fetchTexts(texts, setting.language);
  command.action((_options: object, self: Command) =>
    setting.act(self, async (context) => {
      const { logout } = await import('../features/auth/logout.ts');
      return logout(context);
    }),
  );
  withExamples(command, setting, ['semestr logout', 'semestr logout --url https://portal.example']);
}
