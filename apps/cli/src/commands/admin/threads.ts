import type { RequestKey } from '@semestr/core/requests/kinds';
import type { Command } from 'commander';
import { texts } from '../../features/requests/thread-texts.ts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import type { CommandContext } from '../command-context.ts';
import { requestArgument, withCsv, withDryRun, withLogin, withYes } from '../options.ts';
import { subcommand } from '../subcommand.ts';

/** `semestr admin thread|ask|note|assign|assignees`: the questions, notes and assignee of a request. */
export async function defineThreads(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  subcommand(group, setting, 'thread', {
    summary: t('thread'),
    shared: [withCsv, withLogin],
    examples: ['semestr admin thread ПР-204'],
  })
    .addArgument(requestArgument('<request>', t('request')))
    .action((request: RequestKey, _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../../features/requests/threads.ts')).showThread(context, request),
      ),
    );

  subcommand(group, setting, 'ask', {
    summary: t('ask'),
    shared: [withYes, withDryRun, withLogin],
    examples: ['semestr admin ask ПР-204 "На справке нет печати. Приложите скан с печатью."'],
  })
    .addArgument(requestArgument('<request>', t('request')))
    .argument('<text>', t('question'))
    .action((request: RequestKey, text: string, { yes }: { yes?: true }, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../../features/requests/threads.ts')).askStudent(context, request, {
          text,
          isSure: yes === true,
        }),
      ),
    );

  subcommand(group, setting, 'note', {
    summary: t('note'),
    shared: [withDryRun, withLogin],
    examples: ['semestr admin note ПР-204 "Поликлиника подтвердила по телефону."'],
  })
    .addArgument(requestArgument('<request>', t('request')))
    .argument('<text>', t('noteText'))
    .action((request: RequestKey, text: string, _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../../features/requests/threads.ts')).addNote(context, request, text),
      ),
    );

  subcommand(group, setting, 'assign', {
    summary: t('assign'),
    shared: [withDryRun, withLogin],
    examples: ['semestr admin assign ПР-204 me', 'semestr admin assign ПР-204 none'],
  })
    .addArgument(requestArgument('<request>', t('request')))
    .argument('<assignee>', t('assignee'))
    .action((request: RequestKey, assignee: string, _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../../features/requests/threads.ts')).assignRequest(context, request, assignee),
      ),
    );

  subcommand(group, setting, 'assignees', {
    summary: t('assignees'),
    shared: [withCsv, withLogin],
    examples: ['semestr admin assignees'],
  }).action((_options: object, self: Command) =>
    setting.act(self, async (context) =>
      (await import('../../features/requests/threads.ts')).listAssignees(context),
    ),
  );
}
