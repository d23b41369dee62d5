import { list, type SettingsContact } from '@semestr/api/contacts';
import { phone } from '@semestr/core/display';
import { PHONE } from '@semestr/core/contacts';
import { translator } from '@semestr/core/texts';
import { withSession } from '../../http/session.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { lockedText } from '../../io/locked.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';

/** Lists the user's own contacts. Reports the remaining attempts on stderr when one is unconfirmed. */
export async function listContacts(context: Context): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const { contactDtoList, numberOfAttempts, contactBanExpiredTime } = await withSession(
    context,
    ({ client }) => client.call(list, {}),
  );
  // A contact with an empty value is not set.
  const rows = contactDtoList.filter(({ contactValue }) => contactValue);
  const columns: Column<SettingsContact>[] = [
    {
      key: 'type',
      head: t('head.type'),
      value: ({ contactTypeId }) => t(contactTypeId === PHONE ? 'phone' : 'email'),
    },
    {
      key: 'value',
      head: t('head.value'),
      value: ({ contactTypeId, contactValue }) =>
        contactTypeId === PHONE && !context.csv ? phone(contactValue ?? '') : contactValue,
    },
    {
      key: 'state',
      head: t('head.state'),
      value: ({ confirmed }) => t(confirmed ? 'confirmed' : 'unconfirmed'),
    },
  ];
  printRows(context, columns, rows, t('none'));
  const until = contactBanExpiredTime ?? null;
  const isLocked = until !== null && Date.parse(until) > context.now().getTime();
  if (rows.some(({ confirmed }) => !confirmed))
    context.stderr.write(
      `${isLocked ? lockedText(context, until) : t('attempts', { left: numberOfAttempts })}\n`,
    );
  return exit.ok;
}
