import { orderKinds } from '@semestr/core/student-orders';
import type { IsoDate } from '@semestr/core/dates';
import { Argument, type Command } from 'commander';
import type { TypedOrder } from '../../features/students/order.ts';
import { texts } from '../../features/students/texts.ts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import type { CommandContext } from '../command-context.ts';
import { dateOption, required, withDryRun, withLogin, withYes } from '../options.ts';
import { subcommand } from '../subcommand.ts';

interface Options {
  number?: string;
  date?: IsoDate;
  from?: IsoDate;
  until?: IsoDate;
  reason?: string;
  group?: string;
  yes?: true;
}

/** `semestr admin order KIND CARD…`: changes the state of students. */
export async function defineOrder(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  subcommand(group, setting, 'order', {
    summary: t('order'),
    shared: [withYes, withDryRun, withLogin],
    examples: [
      'semestr admin order expel 42850007 --number 214-с --from 30.11.2026',
      'semestr admin order leave 42850007 --number 215-с --from 2027-02-01 --until 2027-08-31',
      'semestr admin order graduate 42850001 42850002 --number 301-с --from 2027-06-30 --dry-run',
    ],
  })
    .addArgument(new Argument('<kind>', t('kind', { kinds: orderKinds.join(', ') })).choices(orderKinds))
    .argument('<cards...>', t('cards'))
    .option('--number <text>', t('number'))
    .addOption(dateOption('--from <day>', t('from')))
    .addOption(dateOption('--date <day>', t('date')))
    .addOption(dateOption('--until <day>', t('until')))
    .option('--reason <text>', t('reason'))
    .option('--group <number>', t('group'))
    .action((kind: TypedOrder['kind'], cards: string[], options: Options, self: Command) => {
      const { date, until, reason, yes } = options;
      const number = required(self, '--number <text>', options.number);
      const from = required(self, '--from <day>', options.from);
      const order = { kind, number, from, date, until, reason, group: options.group };
      return setting.act(self, async (context) => {
        const { issueOrder } = await import('../../features/students/order.ts');
        return issueOrder(context, { cards, order, isSure: yes === true });
      });
    });
}
