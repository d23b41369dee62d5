import type { Command } from 'commander';
import { texts } from '../features/personal-data/texts.ts';
import type { Destination } from '../http/download.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { required, withExamples, withFile, withLogin } from './options.ts';
import type { CommandContext } from './command-context.ts';

interface Options extends Destination {
  of?: string;
  reason?: string;
}

/** `semestr personal-data`. */
export async function define(command: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  command
    .option('--of <login>', t('of'))
    .option('--reason <text>', t('reason'))
    .action(({ of, reason: reasonOption, ...to }: Options, self: Command) => {
      const whose =
        of === undefined ? null : { login: of, reason: required(self, '--reason <text>', reasonOption) };
      return setting.act(self, async (context) => {
        const { savePersonalData } = await import('../features/personal-data/save.ts');
        return savePersonalData(context, whose, to);
      });
    });
  withLogin(withFile(command, setting), setting);
  withExamples(command, setting, [
    'semestr personal-data',
    'semestr personal-data --user 42850001 --out my-data.zip',
    'semestr personal-data --of 42850001 --reason "Application of 20 November" --user admin',
  ]);
}
