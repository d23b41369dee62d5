import type { Command } from 'commander';
import type { Deed } from '../../features/records/deeds.ts';
import { kindOf } from '../../features/records/kinds.ts';
import type { KindName } from '../../features/records/names.ts';
import { texts } from '../../features/records/texts.ts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import { numberArgument, withDryRun, withLogin } from '../options.ts';
import type { Setting } from '../setting.ts';
import { subcommand } from '../subcommand.ts';
import { defineList } from './list.ts';
import { defineWriting } from './write.ts';

/** What is done with records of some kinds beside keeping them. */
const deeds: Readonly<Partial<Record<KindName, Deed>>> = { outbox: 'retry', audit: 'undo', sessions: 'end' };

/** `semestr admin faculties list|get|create|edit|delete`: what the contract has of a kind. */
export async function defineKind(group: Command, setting: Setting, name: KindName): Promise<void> {
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

  const deed = deeds[name];
  if (deed)
    subcommand(group, setting, deed, {
      summary: t(deed),
      shared: [withDryRun, withLogin],
      examples: [`${path} ${deed} 7`],
    })
      .addArgument(numberArgument('<id>', t('id')))
      .action((id: string, _options: object, self: Command) =>
        setting.act(self, async (context) =>
          (await import('../../features/records/deeds.ts')).deeds[deed](context, id),
        ),
      );
}
