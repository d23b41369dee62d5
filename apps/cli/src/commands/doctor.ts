import type { Command } from 'commander';
import { texts } from '../features/operate/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withExamples } from './options.ts';
import type { CommandContext } from './command-context.ts';

interface Options {
  backups?: string;
  server?: string;
}

/** `semestr doctor`. */
export async function define(command: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  command
    .option('--backups <dir>', t('backups'))
    .option('--server <dir>', t('server'))
    .action(({ backups, server }: Options, self: Command) =>
      setting.act(self, async (context) => {
        const { runOperation } = await import('../features/operate/run.ts');
        return runOperation(context, server, [
          'doctor',
          ...(backups === undefined ? [] : ['--backups', backups]),
        ]);
      }),
    );
  withExamples(command, setting, [
    'semestr doctor',
    'semestr doctor --json > doctor.json',
    'semestr doctor --backups /mnt/backups --server /opt/semestr',
  ]);
}
