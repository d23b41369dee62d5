import type { RequestKey } from '@semestr/core/requests/kinds';
import type { Command } from 'commander';
import { texts } from '../features/requests/thread-texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import type { CommandContext } from './command-context.ts';
import { requestArgument, withCsv, withDryRun, withLogin } from './options.ts';
import { subcommand } from './subcommand.ts';

/** `semestr requests questions|reply`: the university's questions about the user's requests. */
export async function defineQuestions(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  subcommand(group, setting, 'questions', {
    summary: t('questions'),
    shared: [withCsv, withLogin],
    examples: ['semestr requests questions'],
  }).action((_options: object, self: Command) =>
    setting.act(self, async (context) =>
      (await import('../features/requests/questions.ts')).listQuestions(context),
    ),
  );

  subcommand(group, setting, 'reply', {
    summary: t('reply'),
    shared: [withDryRun, withLogin],
    examples: ['semestr requests reply ПР-204 "Прикладываю скан с печатью." --document scan.pdf'],
  })
    .addArgument(requestArgument('<request>', t('ownRequest')))
    .argument('[text]', t('replyText'))
    .option('--document <file...>', t('document'))
    .action(
      (request: RequestKey, text: string | undefined, { document }: { document?: string[] }, self: Command) =>
        setting.act(self, async (context) =>
          (await import('../features/requests/questions.ts')).replyTo(context, request, {
            text: text ?? '',
            document: document ?? [],
          }),
        ),
    );
}
