import type { Command } from 'commander';
import { texts } from '../features/institution/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withExamples } from './options.ts';
import type { CommandContext } from './command-context.ts';

/** `semestr institution`. */
export async function define(command: Command, setting: CommandContext): Promise<void> {
  await fetchTexts(texts, setting.language);
  command.action((_options: object, self: Command) =>
    setting.act(self, async (context) => {
      const { showInstitution } = await import('../features/institution/show.ts');
      return showInstitution(context);
    }),
  );
  withExamples(command, setting, ['semestr institution', 'semestr institution --json']);
}
