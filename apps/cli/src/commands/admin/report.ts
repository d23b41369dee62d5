import { type RequestKind, requestKinds } from '@semestr/core/requests/kinds';
import { Argument, type Command, Option } from 'commander';
import { texts } from '../../features/reports/texts.ts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import type { Destination } from '../../http/download.ts';
import { numberOption, repeated, withCsv, withFile, withLogin, withPage } from '../options.ts';
import type { CommandContext } from '../command-context.ts';
import { subcommand } from '../subcommand.ts';

/** Repeated here so that the help does not load the contract. */
const names = [
  'debts',
  'session-results',
  'contingent',
  'omissions',
  'ratings',
  'requests',
  'sign-ins',
  'deliveries',
] as const;

interface Options extends Destination {
  term?: string;
  facultyId?: string;
  specialityId?: string;
  course?: string;
  groupId?: string;
  kind?: RequestKind;
  from?: string;
  to?: string;
  xlsx?: true;
  pdf?: true;
  names?: string;
  row?: string[];
  page?: number;
}

/** `semestr admin report [NAME]`, and the students behind one of its numbers. */
export async function defineReport(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  subcommand(group, setting, 'report', {
    summary: t('report'),
    shared: [withPage, withCsv, withFile, withLogin],
    examples: [
      'semestr admin report',
      'semestr admin report debts --course 2',
      'semestr admin report requests --from 2026-09-01 --kind certificates --csv',
      'semestr admin report ratings --term 2026-autumn --pdf --out ratings.pdf',
      'semestr admin report debts --names debtors --row facultyId=20005 --row course=2',
    ],
  })
    .addArgument(new Argument('[name]', t('name')).choices(names))
    .option('--term <term>', t('term'))
    .addOption(numberOption('--faculty-id <id>', t('facultyId')))
    .addOption(numberOption('--speciality-id <id>', t('specialityId')))
    .addOption(numberOption('--course <number>', t('course')))
    .addOption(numberOption('--group-id <id>', t('groupId')))
    .addOption(
      new Option('--kind <kind>', t('kind', { kinds: requestKinds.join(', ') })).choices(requestKinds),
    )
    .option('--from <day>', t('from'))
    .option('--to <day>', t('to'))
    .addOption(new Option('--xlsx', t('xlsx')).conflicts('pdf'))
    .option('--pdf', t('pdf'))
    .addOption(new Option('--names <column>', t('names')).conflicts('pdf'))
    .addOption(repeated('--row <key=value>', t('row')))
    .action((name: (typeof names)[number] | undefined, options: Options, self: Command) => {
      const { term, facultyId, specialityId, course, groupId, kind, from, to } = options;
      const { xlsx, pdf, out, force, names: column, row, page } = options;
      const typed = { term, facultyId, specialityId, course, groupId, kind, from, to };
      const isFile = xlsx === true || pdf === true;
      if (!isFile && (out !== undefined || force)) self.error(`error: ${t('outOfFile')}`);
      if (column === undefined && (row !== undefined || page !== undefined))
        self.error(`error: ${t('rowOfNames')}`);
      const isNarrowed = Object.values(typed).some((value) => value !== undefined);
      if (name === undefined && (isFile || isNarrowed || column !== undefined))
        self.error(`error: ${t('needsName')}`);
      return setting.act(self, async (context) => {
        if (name !== undefined && column !== undefined) {
          const { saveNames, showNames } = await import('../../features/reports/names.ts');
          const wanted = { name, typed, opened: { column, row: row ?? [] } };
          return isFile
            ? saveNames(context, { ...wanted, out, force })
            : showNames(context, { ...wanted, page });
        }
        if (name !== undefined && isFile)
          return (await import('../../features/reports/save.ts')).saveReport(context, name, typed, {
            out,
            force,
            isPdf: pdf === true,
          });
        const { listReports, showReport } = await import('../../features/reports/show.ts');
        return name === undefined ? listReports(context) : showReport(context, name, typed);
      });
    });
}
