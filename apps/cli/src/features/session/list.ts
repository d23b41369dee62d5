import { list, type Session } from '@semestr/api/session';
import { deviceOf } from '@semestr/core/devices';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { withSession } from '../../http/session.ts';
import { momentOf } from '../../io/dates.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';

/** Formats the device of a session, as far as it identifies itself. */
function deviceName({ userAgent }: Session, language: Language): string {
  const t = translator(texts, language);
  const { kind, browser, system } = deviceOf(userAgent);
  if (kind === 'unknown') return t('unknown');
  const program = kind === 'program' ? t('program') : t('browser');
  return [browser ?? program, ...(system ? [system] : [])].join(', ');
}

/** Formats the remaining properties of a session. */
function remarks({ isCurrent, isRemembered, isImpersonated }: Session, language: Language): string {
  const t = translator(texts, language);
  return [
    ...(isCurrent ? [t('current')] : []),
    ...(isRemembered ? [t('remembered')] : []),
    ...(isImpersonated ? [t('impersonated')] : []),
  ].join(', ');
}

/** Lists the user's sessions, last used first. */
export async function listSessions(context: Context): Promise<ExitCode> {
  const { language } = context;
  const t = translator(texts, language);
  const rows = await withSession(context, ({ client }) => client.call(list, {}));
  const columns: Column<Session>[] = [
    { key: 'id', head: t('head.id'), value: ({ id }) => id, isNumber: true },
    { key: 'device', head: t('head.device'), value: (session) => deviceName(session, language) },
    { key: 'opened', head: t('head.opened'), value: ({ createdAt }) => momentOf(createdAt) },
    { key: 'used', head: t('head.used'), value: ({ seenAt }) => momentOf(seenAt) },
    { key: 'note', head: t('head.remark'), value: (session) => remarks(session, language) },
  ];
  printRows(context, columns, rows, t('none'));
  return exit.ok;
}
