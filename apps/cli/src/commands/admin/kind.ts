import type { Command } from 'commander';
import type { RecordActionName } from '../../features/records/actions.ts';
import { kindOf } from '../../features/records/kinds.ts';
import type { KindName } from '../../features/records/names.ts';
import { texts } from '../../features/records/texts.ts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import { numberArgument, withDryRun, withLogin } from '../options.ts';
import type { CommandContext } from '../command-context.ts';
import { subcommand } from '../subcommand.ts';
import { defineList } from './list.ts';
import { defineWriting } from './write.ts';

/** Extra commands of some record types, in addition to list, get, create, edit and delete. */
const actionsByKind: Readonly<Partial<Record<KindName, readonly RecordActionName[]>>> = {
  outbox: ['retry', 'discard'],
  audit: ['undo'],
  sessions: ['end'],
};

/** `semestr admin faculties list|get|create|edit|delete`: the calls that the contract has for a record type. */
export async function defineKind(group: Command, setting: CommandContext, name: KindName): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  const kind = kindOf(name);
  const path = `semestr admin ${name}`;

  await defineList(group, setting, kind);
  subcommand(group, setting, 'get', {
    summary: t('get'),
    shared: [withLogin],
    examples: [`${path} get 7`, `${path} get 7 --json > ${name}-7.json`],
  })
    .addArgument(numberArgument('<id>', t('id')))
    .action((id: string, _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../../features/records/get.ts')).showRecord(context, kind, id),
      ),
    );
  await defineWriting(group, setting, kind);

  const { remove } = kind;
  if (remove)
    subcommand(group, setting, 'delete', {
      summary: t('delete'),
      shared: [withDryRun, withLogin],
      examples: [`${path} delete 7`, `${path} delete 7 --yes`],
    })
      .addArgument(numberArgument('<id>', t('id')))
      .option('--yes', t('yes'))
      .action((id: string, { yes }: { yes?: true }, self: Command) =>
        setting.act(self, async (context) =>
          (await import('../../features/records/delete.ts')).deleteRecord(context, kind, remove, {
            id,
            isSure: yes === true,
          }),
        ),
      );

  for (const action of actionsByKind[name] ?? [])
    subcommand(group, setting, action, {
      summary: t(action),
      shared: [withDryRun, withLogin],
      examples: [`${path} ${action} 7`],
    })
      .addArgument(numberArgument('<id>', t('id')))
      .action((id: string, _options: object, self: Command) =>
        setting.act(self, async (context) =>
          (await import('../../features/records/actions.ts')).actions[action](context, id),
        ),
      );
}
