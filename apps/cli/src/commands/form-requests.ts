import { type FormKind, formKinds, requestRecords, requestRules } from '@semestr/core/requests/kinds';
import { fieldName, kindPlural } from '@semestr/core/requests/words';
import type { IsoDate } from '@semestr/core/dates';
import { type Command, Option } from 'commander';
import type { FormValues } from '../features/form-requests/requests.ts';
import { type FormRequestsTranslate, texts } from '../features/form-requests/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import type { CommandContext } from './command-context.ts';
import {
  dateArgument,
  numberArgument,
  required,
  withCsv,
  withDryRun,
  withExamples,
  withLogin,
} from './options.ts';
import { defineQuestions } from './request-questions.ts';
import { subcommand } from './subcommand.ts';

interface Options {
  from?: IsoDate;
  to?: IsoDate;
  document?: string[];
  /** The choices of the form. */
  [field: string]: unknown;
}

/**
 * `semestr requests academic-leaves list|submit|cancel`: the kinds with the common form; `semestr requests
 * questions|reply`: the university's questions about requests of all kinds.
 */
export async function define(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  withExamples(group, setting, [
    'semestr requests questions',
    ...formKinds.map((kind) => `semestr requests ${requestRecords[kind]} list`),
  ]);
  for (const kind of formKinds) {
    const summary = kindPlural(kind, setting.language).toLowerCase();
    const command = group.command(requestRecords[kind]).summary(summary).description(summary);
    defineKind(command.helpCommand(false), setting, { kind, t });
  }
  await defineQuestions(group, setting);
}

function defineKind(
  group: Command,
  setting: CommandContext,
  { kind, t }: { kind: FormKind; t: FormRequestsTranslate },
): void {
  const { language } = setting;
  const name = `semestr requests ${requestRecords[kind]}`;
  const choices = Object.entries(requestRules[kind].form.choices);
  const label = (field: string) => fieldName(kind, field, language).toLowerCase();

  subcommand(group, setting, 'list', {
    summary: t('list'),
    shared: [withCsv, withLogin],
    examples: [`${name} list`, `${name} list --csv > requests.csv`],
  }).action((_options: object, self: Command) =>
    setting.act(self, async (context) =>
      (await import('../features/form-requests/requests.ts')).listRequests(context, kind),
    ),
  );

  const example = choices.map(([field, [value]]) => `--${field} ${value}`).join(' ');
  const submit = subcommand(group, setting, 'submit', {
    summary: t('submit'),
    shared: [withDryRun, withLogin],
    examples: [`${name} submit ${example} --from 2027-02-01 --to 2027-08-31 --document paper.pdf`],
  });
  for (const [field, values] of choices)
    submit.addOption(
      new Option(`--${field} <${field}>`, `${label(field)}: ${values.join(', ')}`).choices(values),
    );
  submit
    .addOption(new Option('--from <date>', label('dateFrom')).argParser(dateArgument))
    .addOption(new Option('--to <date>', label('dateTo')).argParser(dateArgument))
    .option('--document <file...>', t('document'))
    .action(({ from, to, document, ...chosen }: Options, self: Command) => {
      const values: FormValues = {
        choices: choices.map(([field]) => [field, required(self, `--${field} <${field}>`, chosen[field])]),
        dateFrom: required(self, '--from <date>', from),
        dateTo: required(self, '--to <date>', to),
        document: required(self, '--document <file...>', document),
      };
      return setting.act(self, async (context) =>
        (await import('../features/form-requests/requests.ts')).submitRequest(context, kind, values),
      );
    });

  subcommand(group, setting, 'cancel', {
    summary: t('cancel'),
    shared: [withDryRun, withLogin],
    examples: [`${name} cancel 1000012`],
  })
    .addArgument(numberArgument('<number>', t('id')))
    .action((id: string, _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../features/form-requests/requests.ts')).cancelRequest(context, kind, id),
      ),
    );
}
