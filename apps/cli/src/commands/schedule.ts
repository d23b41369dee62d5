import type { Command } from 'commander';
import { Option } from 'commander';
import { showSchedule } from '../features/schedule/show.ts';
import { texts } from '../features/schedule/texts.ts';
import { examplesText, type Setting } from './setting.ts';

interface Options {
  employee?: string;
  week?: string;
  subgroup?: string;
}

/** `semestr schedule GROUP`. */
export function addSchedule(program: Command, { language, act }: Setting): void {
  const t = texts[language];
  program
    .command('schedule')
    .summary(t.summary)
    .description(t.summary)
    .argument('[group]', t.group)
    .option('--employee <urlId>', t.employee)
    .addOption(new Option('--week <number>', t.week).choices(['1', '2', '3', '4']))
    .addOption(new Option('--subgroup <number>', t.subgroup).choices(['1', '2']))
    .addHelpText(
      'before',
      examplesText(language, [
        'semestr schedule 428501',
        'semestr schedule 428501 --week 2 --subgroup 1',
        'semestr schedule --employee i-obrazcov --json',
      ]),
    )
    .action((group: string | undefined, options: Options, command: Command) => {
      if ((group === undefined) === (options.employee === undefined)) command.error(`error: ${t.oneOfTwo}`);
      return act(command, (context) =>
        showSchedule(context, {
          owner: options.employee === undefined ? { group: group ?? '' } : { employee: options.employee },
          week: options.week === undefined ? null : Number(options.week),
          subgroup: options.subgroup === '1' ? 1 : options.subgroup === '2' ? 2 : 0,
        }),
      );
    });
}
