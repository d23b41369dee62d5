import type { Command } from 'commander';
import { texts } from '../features/library/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withCsv, withLogin } from './options.ts';
import type { CommandContext } from './command-context.ts';
import { subcommand } from './subcommand.ts';

/** `semestr library books|debts|news`. */
export async function define(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);

  subcommand(group, setting, 'books', {
    summary: t('books'),
    shared: [withCsv, withLogin],
    examples: ['semestr library books', 'semestr library books --csv > books.csv'],
  }).action((_options: object, self: Command) =>
    setting.act(self, async (context) => (await import('../features/library/books.ts')).listBooks(context)),
  );

  subcommand(group, setting, 'debts', {
    summary: t('debts'),
    shared: [withCsv, withLogin],
    examples: ['semestr library debts'],
  }).action((_options: object, self: Command) =>
    setting.act(self, async (context) => (await import('../features/library/books.ts')).listDebts(context)),
  );

  subcommand(group, setting, 'news', {
    summary: t('news'),
    shared: [withCsv],
    examples: ['semestr library news --json'],
  }).action((_options: object, self: Command) =>
    setting.act(self, async (context) => (await import('../features/library/news.ts')).listNews(context)),
  );
}
