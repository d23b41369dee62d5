import type { Command } from 'commander';
import { texts } from '../features/specialities/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withCsv, withExamples } from './options.ts';
import type { CommandContext } from './command-context.ts';

/** `semestr specialities`. */
export async function define(command: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  command
    .option('--faculty <abbrev>', t('faculty'))
    .action(({ faculty }: { faculty?: string }, self: Command) =>
      setting.act(self, async (context) => {
        const { listSpecialities } = await import('../features/specialities/list.ts');
        return listSpecialities(context, faculty ?? null);
      }),
    );
  withCsv(command, setting);
  withExamples(command, setting, [
    'semestr specialities --faculty ФП',
    'semestr specialities --csv > specialities.csv',
  ]);
}
