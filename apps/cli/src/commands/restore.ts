import type { Command } from 'commander';
import { texts } from '../features/operate/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withExamples } from './options.ts';
import type { CommandContext } from './command-context.ts';

/** `semestr restore FILE`. */
export async function define(command: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  command
    .argument('<file>', t('file'))
    .option('--server <dir>', t('server'))
    .action((file: string, { server }: { server?: string }, self: Command) =>
      setting.act(self, async (context) => {
        const { runOperation } = await import('../features/operate/run.ts');
        // The path prefix keeps a file name that begins with a dash from being parsed as an option.
        return runOperation(context, server, ['restore', file.startsWith('-') ? `./${file}` : file]);
      }),
    );
  withExamples(command, setting, [
    'semestr restore semestr-2026-11-25T0912.backup',
    'DATA_DIR=./new semestr restore semestr-2026-11-25T0912.backup',
  ]);
}
