import type { Command } from 'commander';
import { withExamples } from './options.ts';
import type { CommandContext } from './command-context.ts';

/** `semestr week`. */
export async function define(command: Command, setting: CommandContext): Promise<void> {
  command.action((_options: object, self: Command) =>
    setting.act(self, async (context) => {
      const { showCurrentWeek } = await import('../features/schedule/current-week.ts');
      return showCurrentWeek(context);
    }),
  );
  withExamples(command, setting, ['semestr week']);
}
