import type { Command } from 'commander';
import { texts } from '../features/operate/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withExamples } from './options.ts';
import type { Setting } from './setting.ts';

/** `semestr restore FILE`. */
export async function define(command: Command, setting: Setting): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  command
    .argument('<file>', t('file'))
    .option('--server <dir>', t('server'))
    .action((file: string, { server }: { server?: string }, self: Command) =>
      setting.act(self, async (context) => {
        const { runOperation } = await import('../features/operate/run.ts');
        // A name that begins with a dash is one all the same.
        return runOperation(context, server, ['restore', file.startsWith('-') ? `./${file}` : file]);
      }),
    );
  withExamples(command, setting, [
    'semestr restore semestr-2026-11-25T0912.backup',
    'DATA_DIR=./new semestr restore semestr-2026-11-25T0912.backup',
  ]);
}
