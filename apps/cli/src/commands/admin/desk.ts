import { isRequestKind, type RequestKind, requestKinds } from '@semestr/core/request-kinds';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { texts as impersonationTexts } from '../../features/impersonation/texts.ts';
import { texts as requestTexts } from '../../features/requests/texts.ts';
import { texts as todayTexts } from '../../features/today/texts.ts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import { withCsv, withLogin, withPage } from '../options.ts';
import type { Setting } from '../setting.ts';
import { subcommand } from '../subcommand.ts';

const states = ['waiting', 'decided', 'any'] as const;

interface Options {
  kind?: RequestKind[];
  overdue?: true;
  state?: (typeof states)[number];
  page: number;
}

/** One kind more; commander's own choices would keep the last one only. */
function kindArgument(text: string, before: readonly RequestKind[] = []): RequestKind[] {
  if (!isRequestKind(text)) throw new InvalidArgumentError(`Allowed choices are ${requestKinds.join(', ')}.`);
  return [...before, text];
}

/** `semestr admin today|requests|impersonations`: what waits, and what was done. */
export async function defineDesk(group: Command, setting: Setting): Promise<void> {
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
    .addOption(new Option('--state <state>', t('state')).choices(states))
    .addHelpText('after', `\n${t('help')}`)
    .action((words: string[], { kind, overdue, state, page }: Options, self: Command) =>
      setting.act(self, async (context) => {
        const { listRequests } = await import('../../features/requests/list.ts');
        const filter = {
          ...(words.length > 0 && { q: words.join(' ') }),
          ...(kind && { kind }),
          ...(state && { state }),
          ...(overdue && { overdue }),
        };
        return listRequests(context, filter, page);
      }),
    );

  const tell = await fetchTexts(impersonationTexts, setting.language);
  const impersonations = group.command('impersonations').summary(tell('group')).description(tell('group'));
  subcommand(impersonations.helpCommand(false), setting, 'list', {
    summary: tell('list'),
    shared: [withPage, withCsv, withLogin],
    examples: ['semestr admin impersonations list'],
  }).action(({ page }: { page: number }, self: Command) =>
    setting.act(self, async (context) =>
      (await import('../../features/impersonation/list.ts')).listImpersonations(context, page),
    ),
  );
}
