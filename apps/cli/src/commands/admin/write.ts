import type { Endpoint } from '@semestr/api/endpoint';
import type { Command } from 'commander';
import { writtenFields } from '../../features/records/fields.ts';
import type { Kind } from '../../features/records/kinds.ts';
import { texts } from '../../features/records/texts.ts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import { numberArgument, repeated, required, withDryRun, withLogin } from '../options.ts';
import type { CommandContext } from '../command-context.ts';
import { subcommand } from '../subcommand.ts';

interface Options {
  set?: string[];
  from?: string;
}

/** `semestr admin faculties create|edit`, for record types with these calls in the contract. */
export async function defineWriting(group: Command, setting: CommandContext, kind: Kind): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  const { name, create, update } = kind;
  const described = (call: Endpoint) => {
    const fields = Object.keys(writtenFields(call));
    return { help: `\n${t('fieldsHelp', { fields: fields.join(', ') })}`, example: `--set ${fields[0]}=…` };
  };
  const withValues = (command: Command): Command =>
    command
      .addOption(repeated('--set <field=value>', t('set')).conflicts('from'))
      .option('--from <file>', t('from'));

  if (create) {
    const { help, example } = described(create);
    subcommand(group, setting, 'create', {
      summary: t('create'),
      shared: [withValues, withDryRun, withLogin],
      examples: [
        `semestr admin ${name} create ${example}`,
        `semestr admin ${name} create --from new.json --dry-run`,
      ],
    })
      .addHelpText('after', help)
      .action(({ set, from }: Options, self: Command) => {
        const values = from === undefined ? required(self, '--set <field=value>', set) : [];
        return setting.act(self, async (context) =>
          (await import('../../features/records/create.ts')).createRecord(context, create, {
            set: values,
            from,
          }),
        );
      });
  }

  if (update) {
    const { help, example } = described(update);
    subcommand(group, setting, 'edit', {
      summary: t('edit'),
      shared: [withValues, withDryRun, withLogin],
      examples: [`semestr admin ${name} edit 7`, `semestr admin ${name} edit 7 ${example}`],
    })
      .addHelpText('after', help)
      .addArgument(numberArgument('<id>', t('id')))
      .action((id: string, { set = [], from }: Options, self: Command) =>
        setting.act(self, async (context) =>
          (await import('../../features/records/edit.ts')).editRecord(context, kind, update, {
            id,
            set,
            from,
          }),
        ),
      );
  }
}
