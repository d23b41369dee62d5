import type { Command } from 'commander';
import { kindNames } from '../features/records/names.ts';
import { nameOfKind } from '../features/records/record-name.ts';
import { texts } from '../features/records/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { defineAccess } from './admin/access.ts';
import { defineAccounts } from './admin/accounts.ts';
import { defineBuiltReport } from './admin/built-report.ts';
import { defineCreate } from './admin/create.ts';
import { defineDesk } from './admin/desk.ts';
import { defineExport } from './admin/export.ts';
import { defineInvite } from './admin/invite.ts';
import { defineNewYear } from './admin/new-year.ts';
import { defineNotify } from './admin/notify.ts';
import { defineOrder } from './admin/order.ts';
import { definePapers } from './admin/papers.ts';
import { defineReport } from './admin/report.ts';
import { defineTableImport } from './admin/table-import.ts';
import { defineThreads } from './admin/threads.ts';
import { defineTokens } from './admin/tokens.ts';
import type { CommandContext } from './command-context.ts';

/** `semestr admin`: administrator commands, and the commands of each type of record. */
export async function define(group: Command, setting: CommandContext): Promise<void> {
  await defineCreate(group, setting);
  await defineDesk(group, setting);
  await definePapers(group, setting);
  await defineThreads(group, setting);
  await defineNotify(group, setting);
  await defineInvite(group, setting);
  await defineOrder(group, setting);
  await defineReport(group, setting);
  await defineBuiltReport(group, setting);
  await defineExport(group, setting);
  await defineNewYear(group, setting);
  await defineTableImport(group, setting);
  await defineAccess(group, setting);
  await defineAccounts(group, setting);
  await defineTokens(group, setting);

  const t = await fetchTexts(texts, setting.language);
  for (const name of kindNames) {
    const summary = nameOfKind(name, t, setting.language);
    const kind = group.command(name).summary(summary).description(summary).helpCommand(false);
    kind.helpGroup(t('title'));
    // The calls of a record type are looked up in the contract, so only the requested type is defined.
    if (setting.isDefined(name)) await (await import('./admin/kind.ts')).defineKind(kind, setting, name);
  }
}
