import type { Command } from 'commander';
import { fieldsOf, filterOf, recordFields, sortsOf } from '../../features/records/fields.ts';
import type { Kind } from '../../features/records/kinds.ts';
import { texts } from '../../features/records/texts.ts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import { repeated, withCsv, withLogin, withPage } from '../options.ts';
import type { CommandContext } from '../command-context.ts';
import { subcommand } from '../subcommand.ts';

interface Options {
  filter?: string[];
  sort?: string;
  columns?: string;
  page?: number;
}

/** `semestr admin faculties list`. */
export async function defineList(group: Command, setting: CommandContext, kind: Kind): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  const filters = Object.keys(fieldsOf(filterOf(kind)));
  const columns = Object.keys(recordFields(kind));
  const path = `semestr admin ${kind.name} list`;
  const last = columns.find((name) => name !== 'id' && name !== 'version') ?? 'id';
  subcommand(group, setting, 'list', {
    summary: t('list'),
    shared: [withPage, withCsv, withLogin],
    examples: [path, `${path} --sort -${last} --page 2`, `${path} --columns id,${last} --csv`],
  })
    .argument('[words...]', t('words'))
    .addOption(repeated('--filter <field=value>', t('filter')))
    .option('--sort <field>', t('sort'))
    .option('--columns <fields>', t('columns'))
    .addHelpText(
      'after',
      `\n${t('listHelp', {
        filters: filters.join(', '),
        sorts: sortsOf(kind).join(', '),
        columns: columns.join(', '),
      })}`,
    )
    .action((words: string[], { filter = [], ...options }: Options, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../../features/records/list.ts')).listRecords(context, kind, {
          words: words.join(' '),
          filters: filter,
          sort: options.sort,
          columns: options.columns,
          page: options.page,
        }),
      ),
    );
}
