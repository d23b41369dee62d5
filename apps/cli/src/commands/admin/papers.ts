import type { IsoDate } from '@semestr/core/dates';
import { MAX_CERTIFICATE_NUMBER } from '@semestr/core/requests/kinds';
import { type Command, Option } from 'commander';
import { texts } from '../../features/requests/paper-texts.ts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import { wrongValue } from '../../io/wrong-value.ts';
import type { CommandContext } from '../command-context.ts';
import { dateOption, numbersArgument, withDryRun, withFile, withLogin, withYes } from '../options.ts';
import { subcommand } from '../subcommand.ts';

interface Issuing {
  number?: number;
  date?: IsoDate;
  yes?: true;
}

interface Printing {
  day?: IsoDate;
  out?: string;
  force?: boolean;
}

function paperNumber(text: string): number {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > MAX_CERTIFICATE_NUMBER)
    throw wrongValue('between', { least: 1, most: MAX_CERTIFICATE_NUMBER });
  return number;
}

/** `semestr admin issue-certificates|print-certificates`: papers of many requests at once. */
export async function definePapers(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  subcommand(group, setting, 'issue-certificates', {
    summary: t('issue'),
    shared: [withYes, withDryRun, withLogin],
    examples: [
      'semestr admin issue-certificates 1000203 1000204',
      'semestr admin issue-certificates 1000203 1000204 --number 1146 --date 27.11.2026 --yes',
    ],
  })
    .addArgument(numbersArgument('<ids...>', t('ids')))
    .addOption(new Option('--number <number>', t('number')).argParser(paperNumber))
    .addOption(dateOption('--date <day>', t('date')))
    .action((ids: string[], { number, date, yes }: Issuing, self: Command) =>
      setting.act(self, async (context) => {
        const { issueCertificates } = await import('../../features/requests/papers.ts');
        const typed = { ids: ids.map(Number), firstNumber: number, issuedOn: date };
        return issueCertificates(context, typed, yes === true);
      }),
    );

  subcommand(group, setting, 'print-certificates', {
    summary: t('print'),
    shared: [withFile, withLogin],
    examples: [
      'semestr admin print-certificates',
      'semestr admin print-certificates 1000203 1000204 --out certificates.pdf',
      'semestr admin print-certificates --day 27.11.2026',
    ],
  })
    .addArgument(numbersArgument('[ids...]', t('printedIds')))
    .addOption(dateOption('--day <day>', t('day')))
    .action((ids: string[] | undefined, { day, out, force }: Printing, self: Command) => {
      if (ids && ids.length > 0 && day !== undefined) return self.error(`error: ${t('either')}`);
      return setting.act(self, async (context) => {
        const { printCertificates } = await import('../../features/requests/papers.ts');
        return printCertificates(context, { ids: (ids ?? []).map(Number), decidedOn: day }, { out, force });
      });
    });
}
