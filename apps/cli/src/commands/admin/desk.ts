import type { QueueFilter } from '@semestr/api/requests';
import { isRequestKind, type RequestKind, requestKinds } from '@semestr/core/requests/kinds';
import { type Command, Option } from 'commander';
import { texts as impersonationTexts } from '../../features/impersonation/texts.ts';
import { texts as requestTexts } from '../../features/requests/texts.ts';
import { texts as todayTexts } from '../../features/today/texts.ts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import { wrongValue } from '../../io/wrong-value.ts';
import { withCsv, withLogin, withPage } from '../options.ts';
import type { CommandContext } from '../command-context.ts';
import { subcommand } from '../subcommand.ts';

const states = ['waiting', 'asked', 'decided', 'any'] as const;

interface Options {
  kind?: RequestKind[];
  overdue?: true;
  mine?: true;
  state?: (typeof states)[number];
  page?: number;
}

/** Appends another kind; commander's own `choices` would keep only the last one. */
function kindArgument(text: string, before: readonly RequestKind[] = []): RequestKind[] {
  if (!isRequestKind(text)) throw wrongValue('choices', { choices: requestKinds });
  return [...before, text];
}

/** Builds the queue filter from the search words and options. */
const filterOf = (
  words: readonly string[],
  { kind, overdue, mine, state }: Partial<Options>,
): QueueFilter => ({
  ...(words.length > 0 && { q: words.join(' ') }),
  ...(kind && { kind }),
  ...(state && { state }),
  ...(overdue && { overdue }),
  ...(mine && { isMine: mine }),
});

/** `semestr admin today|requests|desk|impersonations`: pending requests and past actions. */
export async function defineDesk(group: Command, setting: CommandContext): Promise<void> {
  const today = await fetchTexts(todayTexts, setting.language);
  subcommand(group, setting, 'today', {
    summary: today('today'),
    shared: [withCsv, withLogin],
    examples: ['semestr admin today'],
  }).action((_options: object, self: Command) =>
    setting.act(self, async (context) => (await import('../../features/today/show.ts')).showToday(context)),
  );

  const t = await fetchTexts(requestTexts, setting.language);
  subcommand(group, setting, 'requests', {
    summary: t('requests'),
    shared: [withPage, withCsv, withLogin],
    examples: [
      'semestr admin requests',
      'semestr admin requests --kind certificates --overdue',
      'semestr admin requests новик --state any --csv',
    ],
  })
    .argument('[words...]', t('words'))
    .addOption(
      new Option('--kind <kind>', t('kind', { kinds: requestKinds.join(', ') })).argParser(kindArgument),
    )
    .option('--overdue', t('overdue'))
    .option('--mine', t('mine'))
    .addOption(new Option('--state <state>', t('state')).choices(states))
    .addHelpText('after', `\n${t('help')}`)
    .action((words: string[], { page, ...choice }: Options, self: Command) =>
      setting.act(self, async (context) => {
        const { listRequests } = await import('../../features/requests/list.ts');
        return listRequests(context, filterOf(words, choice), page);
      }),
    );

  subcommand(group, setting, 'desk', {
    summary: t('desk.desk'),
    shared: [withLogin],
    examples: ['semestr admin desk', 'semestr admin desk --kind certificates --overdue'],
  })
    .argument('[words...]', t('words'))
    .addOption(
      new Option('--kind <kind>', t('kind', { kinds: requestKinds.join(', ') })).argParser(kindArgument),
    )
    .option('--overdue', t('overdue'))
    .action((words: string[], choice: Options, self: Command) =>
      setting.act(self, async (context) => {
        const { openDesk } = await import('../../features/requests/desk.ts');
        return openDesk(context, filterOf(words, choice));
      }),
    );

  const impersonation = await fetchTexts(impersonationTexts, setting.language);
  const impersonations = group
    .command('impersonations')
    .summary(impersonation('group'))
    .description(impersonation('group'));
  subcommand(impersonations.helpCommand(false), setting, 'list', {
    summary: impersonation('list'),
    shared: [withPage, withCsv, withLogin],
    examples: ['semestr admin impersonations list'],
  }).action(({ page }: { page?: number }, self: Command) =>
    setting.act(self, async (context) =>
      (await import('../../features/impersonation/list.ts')).listImpersonations(context, page),
    ),
  );
}
