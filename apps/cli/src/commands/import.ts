import { translator } from '@semestr/core/texts';
import type { Command } from 'commander';
import { texts } from '../features/import/texts.ts';
import { texts as common } from '../io/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withExamples, withLogin } from './options.ts';
import type { CommandContext } from './command-context.ts';

interface Options {
  from?: string;
  user?: string;
  dryRun?: true;
  employeeSchedules?: true;
  acceptLosses?: true;
}

/** `semestr import`. */
export async function define(command: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  command
    .option('--from <source>', t('from'))
    .option('--dry-run', t('dryRun'))
    .option('--employee-schedules', t('employeeSchedules'))
    .option('--accept-losses', t('acceptLosses'))
    .addHelpText('after', `\n${t('tables')}`)
    .action(({ from, user, dryRun, employeeSchedules, acceptLosses }: Options, self: Command) => {
      // Not a required option: commander would report it before a misspelt option.
      if (from === undefined) return self.error(`error: required option '--from <source>' not specified`);
      if (user === undefined && !dryRun) self.error(`error: ${t('userNeeded')}`);
      return setting.act(self, async (context) => {
        const { runImport } = await import('../features/import/run.ts');
        return runImport(context, {
          from,
          login: dryRun ? null : context.login,
          employeeSchedules: employeeSchedules === true,
          acceptsLosses: acceptLosses === true,
        });
      });
    });
  withLogin(command, setting, translator(common, setting.language)('options.user'));
  withExamples(command, setting, [
    'semestr import --from ./answers --dry-run',
    'semestr import --from ./answers --user admin',
    'semestr import --from https://provider.example --user admin --password-file password.txt --json',
  ]);
}
