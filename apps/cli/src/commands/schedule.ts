import { type Command, Option } from 'commander';
import type { Owner } from '../features/schedule/load.ts';
import { texts } from '../features/schedule/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import type { Destination } from '../http/download.ts';
import { withExamples, withFile } from './options.ts';
import type { CommandContext } from './command-context.ts';

interface Options extends Destination {
  employee?: string;
  department?: string;
  week?: string;
  subgroup?: string;
  xlsx?: true;
}

/** Returns the owner of the requested schedule; null unless exactly one is named. */
function ownerOf(group: string | undefined, { employee, department }: Options): Owner | null {
  const named: Owner[] = [
    ...(group === undefined ? [] : [{ group }]),
    ...(employee === undefined ? [] : [{ employee }]),
    ...(department === undefined ? [] : [{ department }]),
  ];
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** `semestr schedule GROUP`. */
export async function define(command: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  command
    .argument('[group]', t('group'))
    .option('--employee <urlId>', t('employee'))
    .option('--department <urlId>', t('department'))
    .addOption(new Option('--week <number>', t('week')).choices(['1', '2', '3', '4']))
    .addOption(new Option('--subgroup <number>', t('subgroup')).choices(['1', '2']))
    .option('--xlsx', t('xlsx'))
    .action((group: string | undefined, options: Options, self: Command) => {
      const { week, subgroup, xlsx } = options;
      const owner = ownerOf(group, options);
      if (!owner) return self.error(`error: ${t('oneOfThree')}`);
      if (xlsx && group === undefined) self.error(`error: ${t('xlsxOfGroup')}`);
      return setting.act(self, async (context) => {
        if (xlsx)
          return (await import('../features/schedule/workbook.ts')).saveWorkbook(
            context,
            group ?? '',
            options,
          );
        const { showSchedule } = await import('../features/schedule/show.ts');
        return showSchedule(context, {
          owner,
          week: week === undefined ? null : Number(week),
          subgroup: subgroup === '1' ? 1 : subgroup === '2' ? 2 : 0,
        });
      });
    });
  withFile(command, setting);
  withExamples(command, setting, [
    'semestr schedule 428501',
    'semestr schedule 428501 --week 2 --subgroup 1',
    'semestr schedule --employee i-obrazcov --json',
    'semestr schedule --department kaf-o --week 3',
    'semestr schedule 428501 --xlsx --out lessons.xlsx',
  ]);
}
