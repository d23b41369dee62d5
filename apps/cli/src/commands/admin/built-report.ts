import { type Command, Option } from 'commander';
import type { Source } from '../../features/reports/built-reports/definition.ts';
import { texts } from '../../features/reports/texts.ts';
import type { Destination } from '../../http/download.ts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import { numberArgument, withCsv, withFile, withLogin } from '../options.ts';
import type { CommandContext } from '../command-context.ts';
import { subcommand } from '../subcommand.ts';

interface Options extends Destination {
  from?: string;
  xlsx?: true;
  pdf?: true;
}

const path = 'semestr admin built-report';

function sourceOf(id: string | undefined, file: string | undefined): Source | null {
  if (id !== undefined) return { id };
  return file === undefined ? null : { file };
}

/** `semestr admin built-report [NUMBER]`. */
export async function defineBuiltReport(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  subcommand(group, setting, 'built-report', {
    summary: t('built.summary'),
    shared: [withCsv, withFile, withLogin],
    examples: [
      path,
      `${path} 7`,
      `${path} --from report.json --csv`,
      `${path} 7 --xlsx --out debts.xlsx`,
      `semestr admin saved-reports get 7 --json | ${path} --from - --pdf`,
    ],
  })
    .addArgument(numberArgument('[number]', t('built.id')))
    .option('--from <file>', t('built.file'))
    .addOption(new Option('--xlsx', t('xlsx')).conflicts('pdf'))
    .option('--pdf', t('pdf'))
    .addHelpText('after', `\n${t('built.help')}`)
    .action((id: string | undefined, { from, xlsx, pdf, out, force }: Options, self: Command) => {
      const isFile = xlsx === true || pdf === true;
      if (id !== undefined && from !== undefined) self.error(`error: ${t('built.oneOfTwo')}`);
      if (!isFile && (out !== undefined || force)) self.error(`error: ${t('outOfFile')}`);
      const source = sourceOf(id, from);
      if (source === null && isFile) self.error(`error: ${t('built.needsOne')}`);
      return setting.act(self, async (context) => {
        if (source === null)
          return (await import('../../features/reports/built-reports/views.ts')).listViews(context);
        const { countReport, saveBuiltReport } = await import(
          '../../features/reports/built-reports/count.ts'
        );
        return isFile
          ? saveBuiltReport(context, source, { out, force, isPdf: pdf === true })
          : countReport(context, source);
      });
    });
}
