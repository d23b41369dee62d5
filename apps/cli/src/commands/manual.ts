import { Argument, type Command } from 'commander';
import { type ManualFormat, manualFormats } from '../features/manual/formats.ts';
import { texts } from '../features/manual/texts.ts';
import { kindNames } from '../features/records/names.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withExamples } from './options.ts';
import type { CommandContext } from './command-context.ts';

/** `semestr manual man|markdown`. */
export async function define(command: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  command
    .addArgument(new Argument('<format>', t('format')).choices(manualFormats))
    .action((format: ManualFormat, _options: object, self: Command) =>
      setting.act(self, async (context) => {
        const { writeManual } = await import('../features/manual/write.ts');
        return writeManual(context, await setting.fullProgram(), { format, kinds: kindNames });
      }),
    );
  withExamples(command, setting, [
    'semestr manual man | man -l -',
    'semestr manual man > ~/.local/share/man/man1/semestr.1',
    'semestr manual markdown > terminal.md',
  ]);
}
