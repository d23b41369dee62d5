import { tableImportKinds } from '@semestr/core/table-imports';
import { Argument as CommandArgument, type Command } from 'commander';
import { type Argument, type FileName, fileNames, files } from '../http/files.ts';
import { nameOfFile } from '../features/download/file-names.ts';
import { texts } from '../features/download/texts.ts';
import type { Destination } from '../http/download.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { numberArgument, withFile, withLogin } from './options.ts';
import type { CommandContext } from './command-context.ts';
import { subcommand } from './subcommand.ts';

const examples: Partial<Record<FileName, string>> = {
  'group-schedule': '428501 --out 428501.xlsx',
  'employee-schedule': 'i-obrazcov',
  'contact-card': 'i-obrazcov --out - | head',
  markbook: '--user 42850001',
  certificate: '1027 --force',
  'room-schedule': '2026-autumn "512-4 к."',
  'session-results': '27 3',
  'import-template': 'students',
};

/** Arguments that are numbers. */
const numbers: ReadonlySet<Argument> = new Set(['number', 'report', 'groupId', 'disciplineId', 'semester']);

/** `semestr download all` and one command for each file of the API. */
export async function define(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);

  subcommand(group, setting, 'all', {
    summary: t('all'),
    shared: [withLogin],
    examples: ['semestr download all', 'semestr download all --user 42850001 --out my-data'],
  })
    .option('--out <folder>', t('folder'))
    .addHelpText('after', `\n${t('allHelp')}`)
    .action(({ out }: { out?: string }, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../features/download/all.ts')).downloadAll(context, out),
      ),
    );

  const wordArgument = (word: Argument): CommandArgument => {
    if (numbers.has(word)) return numberArgument(`<${word}>`, t(`words.${word}`));
    if (word !== 'kind') return new CommandArgument(`<${word}>`, t(`words.${word}`));
    return new CommandArgument('<kind>', t('words.kind', { kinds: tableImportKinds.join(', ') })).choices(
      tableImportKinds,
    );
  };
  for (const name of fileNames) {
    const { call, words } = files[name];
    const command = subcommand(group, setting, name, {
      summary: nameOfFile(name, setting.language),
      shared: call.access === 'anyone' ? [withFile] : [withFile, withLogin],
      examples: [`semestr download ${name} ${examples[name] ?? words.map(() => '27').join(' ')}`.trim()],
    });
    for (const word of words) command.addArgument(wordArgument(word));
    command.action((...args: unknown[]) => {
      // Commander passes the arguments, then the options and the command itself.
      const [self, to] = [args.at(-1) as Command, args.at(-2) as Destination];
      return setting.act(self, async (context) =>
        (await import('../features/download/one.ts')).downloadFile(context, name, self.args, to),
      );
    });
  }
}
