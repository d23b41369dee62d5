import { type TableImportKind, tableImportKinds } from '@semestr/core/table-imports';
import type { Destination } from '../../http/download.ts';
import { Argument, type Command, Option } from 'commander';
import { texts } from '../../features/table-imports/texts.ts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import {
  numberArgument,
  numberOption,
  repeated,
  withCsv,
  withDryRun,
  withFile,
  withLogin,
  withPage,
  withYes,
} from '../options.ts';
import type { CommandContext } from '../command-context.ts';
import { subcommand } from '../subcommand.ts';

interface Options {
  column?: string[];
  leaveOutFaulty?: true;
  changeNames?: true;
  yes?: true;
}

interface ReadOptions {
  sheet: string;
  headRow?: string;
  term?: string;
}

const path = 'semestr admin table-import';
const kinds = tableImportKinds.join(', ');

/** `semestr admin table-import send|check|apply|undo|list|show`. */
export async function defineTableImport(admin: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  const group = admin.command('table-import').summary(t('group')).description(t('group'));
  group.helpCommand(false).addHelpText('after', `\n${t('help')}`);
  const withColumns = (command: Command): Command =>
    command.addOption(repeated('--column <column=field>', t('column')));

  subcommand(group, setting, 'send', {
    summary: t('send'),
    shared: [withDryRun, withLogin],
    examples: [`${path} send students students.xlsx`, `${path} send marks marks.csv --json`],
  })
    .addArgument(new Argument('<kind>', t('kind', { kinds })).choices(tableImportKinds))
    .argument('<file>', t('file'))
    .action((kind: TableImportKind, file: string, _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../../features/table-imports/send.ts')).sendTable(context, kind, file),
      ),
    );

  subcommand(group, setting, 'grid', {
    summary: t('grid'),
    shared: [withCsv, withLogin],
    examples: [`${path} grid 12`, `${path} grid 12 --csv > lessons.csv`],
  })
    .addArgument(numberArgument('<number>', t('id')))
    .action((id: string, _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../../features/table-imports/grid.ts')).showGrid(context, id),
      ),
    );

  subcommand(group, setting, 'sheets', {
    summary: t('sheets'),
    shared: [withCsv, withLogin],
    examples: [`${path} sheets 12`],
  })
    .addArgument(numberArgument('<number>', t('id')))
    .action((id: string, _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../../features/table-imports/read.ts')).showSheets(context, id),
      ),
    );

  subcommand(group, setting, 'read', {
    summary: t('read'),
    shared: [withDryRun, withLogin],
    examples: [`${path} read 12 --sheet 2 --head-row 5`, `${path} read 12 --term 2026-autumn`],
  })
    .addArgument(numberArgument('<number>', t('id')))
    .addOption(numberOption('--sheet <number>', t('sheetOption')).default('1'))
    .addOption(numberOption('--head-row <number>', t('headRowOption')))
    .option('--term <term>', t('termOption'))
    .action((id: string, { sheet, headRow, term }: ReadOptions, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../../features/table-imports/read.ts')).readAgain(context, id, {
          sheet: Number(sheet),
          headRow: headRow === undefined ? null : Number(headRow),
          term: term ?? null,
        }),
      ),
    );

  subcommand(group, setting, 'refused', {
    summary: t('refusedRows'),
    shared: [withFile, withLogin],
    examples: [`${path} refused 12`, `${path} refused 12 --as-csv --out faults.csv`],
  })
    .addArgument(numberArgument('<number>', t('id')))
    .option('--as-csv', t('asCsv'))
    .action((id: string, { asCsv, ...to }: Destination & { asCsv?: true }, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../../features/table-imports/refused.ts')).downloadRefused(context, id, {
          isCsv: asCsv === true,
          to,
        }),
      ),
    );

  subcommand(group, setting, 'mend', {
    summary: t('mend'),
    shared: [withDryRun, withLogin],
    examples: [`${path} mend 12 5 --set "Дата рождения=28.02.2008"`],
  })
    .addArgument(numberArgument('<number>', t('id')))
    .addArgument(numberArgument('<row>', t('mendRow')))
    .addOption(repeated('--set <column=text>', t('mendSet')).makeOptionMandatory())
    .action((id: string, row: string, { set }: { set: string[] }, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../../features/table-imports/mend.ts')).mendRow(context, { id, row, set }),
      ),
    );

  subcommand(group, setting, 'check', {
    summary: t('check'),
    shared: [withColumns, withCsv, withLogin],
    examples: [`${path} check 12`, `${path} check 12 --column "№ зачётки=cardNumber" --csv > faults.csv`],
  })
    .addArgument(numberArgument('<number>', t('id')))
    .action((id: string, { column = [] }: Options, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../../features/table-imports/check.ts')).checkTable(context, id, column),
      ),
    );

  subcommand(group, setting, 'apply', {
    summary: t('apply'),
    shared: [withColumns, withDryRun, withLogin],
    examples: [`${path} apply 12`, `${path} apply 12 --leave-out-faulty`],
  })
    .addArgument(numberArgument('<number>', t('id')))
    .option('--leave-out-faulty', t('leaveOut'))
    .option('--change-names', t('changeNames'))
    .action((id: string, { column = [], leaveOutFaulty, changeNames }: Options, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../../features/table-imports/apply.ts')).applyTable(context, id, {
          columns: column,
          leavesOutFaulty: leaveOutFaulty === true,
          changesNames: changeNames === true,
        }),
      ),
    );

  subcommand(group, setting, 'undo', {
    summary: t('undo'),
    shared: [withYes, withDryRun, withLogin],
    examples: [`${path} undo 12`, `${path} undo 12 --yes`],
  })
    .addArgument(numberArgument('<number>', t('id')))
    .action((id: string, { yes }: Options, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../../features/table-imports/undo.ts')).undoTable(context, id, {
          isSure: yes === true,
        }),
      ),
    );

  subcommand(group, setting, 'list', {
    summary: t('list'),
    shared: [withPage, withCsv, withLogin],
    examples: [`${path} list`, `${path} list --kind students`],
  })
    .addOption(new Option('--kind <kind>', t('onlyKind')).choices(tableImportKinds))
    .action(({ kind, page }: { kind?: TableImportKind; page?: number }, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../../features/table-imports/list.ts')).listTables(context, { kind, page }),
      ),
    );

  subcommand(group, setting, 'show', {
    summary: t('show'),
    shared: [withLogin],
    examples: [`${path} show 12`],
  })
    .addArgument(numberArgument('<number>', t('id')))
    .action((id: string, _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../../features/table-imports/show.ts')).showTable(context, id),
      ),
    );
}
