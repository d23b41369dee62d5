import { Argument, type Command } from 'commander';
import { type KindName, kindNames } from '../../features/records/names.ts';
import { texts } from '../../features/records/texts.ts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import { texts as common } from '../../io/texts.ts';
import { repeated, required, withLogin } from '../options.ts';
import type { CommandContext } from '../command-context.ts';
import { subcommand } from '../subcommand.ts';

interface Options {
  filter?: string[];
  out?: string;
  force?: true;
}

/** `semestr admin export KIND`. */
export async function defineExport(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  const commonText = await fetchTexts(common, setting.language);
  subcommand(group, setting, 'export', {
    summary: t('export'),
    shared: [withLogin],
    examples: [
      'semestr admin export faculties --out faculties.csv',
      'semestr admin export students --filter course=2 --out second.json',
    ],
  })
    .addArgument(new Argument('<kind>', t('kind')).choices(kindNames))
    .addOption(repeated('--filter <field=value>', t('filter')))
    .option('--out <file>', t('exportOut'))
    .option('--force', commonText('options.force'))
    .action((name: KindName, { filter = [], force, ...options }: Options, self: Command) => {
      const out = required(self, '--out <file>', options.out);
      return setting.act(self, async (context) => {
        const { exportRecords } = await import('../../features/records/export.ts');
        const { kindOf } = await import('../../features/records/kinds.ts');
        return exportRecords(context, kindOf(name), { filters: filter, out, force: force === true });
      });
    });
}
