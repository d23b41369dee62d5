import { type Command, Option } from 'commander';
import { texts } from '../features/operate/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { texts as common } from '../io/texts.ts';
import { translator } from '@semestr/core/texts';
import { withExamples } from './options.ts';
import type { CommandContext } from './command-context.ts';

interface Options {
  out?: string;
  force?: true;
  check?: string;
  server?: string;
}

/** `semestr backup`. */
export async function define(command: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  command
    .option('--out <file>', t('out'))
    .option('--force', translator(common, setting.language)('options.force'))
    .addOption(new Option('--check <file>', t('check')).conflicts(['out', 'force']))
    .option('--server <dir>', t('server'))
    .action(({ out, force, check, server }: Options, self: Command) =>
      setting.act(self, async (context) => {
        const { runOperation } = await import('../features/operate/run.ts');
        return runOperation(context, server, [
          'backup',
          ...(out === undefined ? [] : ['--out', out]),
          ...(force ? ['--force'] : []),
          ...(check === undefined ? [] : ['--check', check]),
        ]);
      }),
    );
  withExamples(command, setting, [
    'semestr backup',
    'semestr backup --out /mnt/backups/ --json',
    'semestr backup --out - | gpg -e -r backups > today.gpg',
    'semestr backup --check semestr-2026-11-25T0912.backup',
    'DATABASE_URL=postgres://… semestr backup --server /opt/semestr',
  ]);
}
