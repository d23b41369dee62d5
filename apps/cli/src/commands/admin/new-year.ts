import { Argument, type Command, Option } from 'commander';
import type { Choice } from '../../features/new-year/load.ts';
import { texts } from '../../features/new-year/texts.ts';
import { type View, views } from '../../features/new-year/views.ts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import { numberArgument, repeated, withCsv, withDryRun, withLogin, withYes } from '../options.ts';
import type { CommandContext } from '../command-context.ts';
import { subcommand } from '../subcommand.ts';

interface Options {
  group?: string[];
  all?: true;
  blockGraduates?: true;
  plan?: string;
  yes?: true;
}

const choiceOf = ({ group = [], all, blockGraduates, plan }: Options): Choice => ({
  groups: group,
  isAll: all === true,
  blocksGraduates: blockGraduates === true,
  file: plan,
});

const path = 'semestr admin new-year';

/** `semestr admin new-year show|plan|check|apply|undo`. */
export async function defineNewYear(admin: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  const group = admin.command('new-year').summary(t('group')).description(t('group')).helpCommand(false);

  subcommand(group, setting, 'show', {
    summary: t('show'),
    shared: [withCsv, withLogin],
    examples: [`${path} show`, `${path} show groups`, `${path} show new-groups --csv > groups.csv`],
  })
    .addArgument(new Argument('[list]', t('view', { views: views.join(', ') })).choices(views))
    .action((view: View = 'steps', _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../../features/new-year/show.ts')).showNewYear(context, view),
      ),
    );

  const withTaken = (command: Command): Command =>
    command
      .addOption(repeated('--group <number>', t('onlyGroup')).conflicts('all'))
      .option('--all', t('all'))
      .option('--block-graduates', t('block'));
  const withPlan = (command: Command): Command =>
    withTaken(command)
      .addOption(new Option('--plan <file>', t('file')).conflicts(['group', 'all', 'blockGraduates']))
      .addHelpText('after', `\n${t('help')}`);

  subcommand(group, setting, 'plan', {
    summary: t('plan'),
    shared: [withTaken, withLogin],
    examples: [`${path} plan > plan.json`, `${path} plan --all --block-graduates > plan.json`],
  }).action((options: Options, self: Command) =>
    setting.act(self, async (context) =>
      (await import('../../features/new-year/check.ts')).printPlan(context, choiceOf(options)),
    ),
  );

  subcommand(group, setting, 'check', {
    summary: t('check'),
    shared: [withPlan, withLogin],
    examples: [`${path} check`, `${path} check --group 428501`, `${path} check --plan plan.json`],
  }).action((options: Options, self: Command) =>
    setting.act(self, async (context) =>
      (await import('../../features/new-year/check.ts')).checkNewYear(context, choiceOf(options)),
    ),
  );

  subcommand(group, setting, 'apply', {
    summary: t('apply'),
    shared: [withPlan, withYes, withDryRun, withLogin],
    examples: [`${path} apply`, `${path} apply --plan plan.json --yes`],
  }).action((options: Options, self: Command) =>
    setting.act(self, async (context) =>
      (await import('../../features/new-year/apply.ts')).applyNewYear(context, choiceOf(options), {
        isSure: options.yes === true,
      }),
    ),
  );

  subcommand(group, setting, 'undo', {
    summary: t('undo'),
    shared: [withYes, withDryRun, withLogin],
    examples: [`${path} undo 12`, `${path} undo 12 --yes`],
  })
    .addArgument(numberArgument('<number>', t('batch')))
    .action((id: string, { yes }: Options, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../../features/new-year/undo.ts')).undoNewYear(context, Number(id), {
          isSure: yes === true,
        }),
      ),
    );
}
