import { dotted, localDate } from '@semestr/core/dates';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import type { Database } from '../../db/database.ts';
import { slipsPdf } from '../../documents/slips-pdf.ts';
import { xlsx } from '../../documents/xlsx.ts';
import { institutionName, sheetFrame } from '../../domain/institution.ts';
import { proofOf } from '../../domain/password-links.ts';
import type { Invitation } from './invite.ts';
import { invitationTexts } from './texts.ts';

interface Reader {
  now: Date;
  language: Language;
}

const named = (title: string, now: Date, ending: string): string => `${title}, ${localDate(now)}.${ending}`;

/** Prints the slips of invitations, ten on a page, to be cut out and distributed. */
export async function slipSheet(db: Database, invitations: readonly Invitation[], { now, language }: Reader) {
  const t = translator(invitationTexts, language);
  const title = t('title');
  const slips = invitations.map(({ account, name, group, link, expiresAt }) => {
    const isStudent = proofOf(account) === 'birthDate';
    // The link and everything it requires must not be on the same sheet, and an employee's link requires the username.
    const login = isStudent ? [t('username', { login: account.username })] : [];
    return {
      name,
      lines: group === null ? login : [t('group', { group }), ...login],
      advice: t(isStudent ? 'withBirthDate' : 'withLogin'),
      until: t('until', { date: localDate(expiresAt) }),
      link,
      code: t('code', { name }),
    };
  });
  const head = await institutionName(db, language);
  return {
    name: named(title, now, 'pdf'),
    bytes: await slipsPdf({ title, head, slips, now, language }),
  };
}

/** Lists invitations in a workbook, for offices that print or send them in their own way. */
export async function slipTable(db: Database, invitations: readonly Invitation[], { now, language }: Reader) {
  const t = translator(invitationTexts, language);
  const title = t('title');
  const columns = [
    { title: t('columns.group'), width: 12, value: ({ group }: Invitation) => group },
    { title: t('columns.name'), width: 36, value: ({ name }: Invitation) => name },
    { title: t('columns.login'), width: 18, value: ({ account }: Invitation) => account.username },
    { title: t('columns.link'), width: 60, value: ({ link }: Invitation) => link },
    {
      title: t('columns.until'),
      width: 14,
      value: ({ expiresAt }: Invitation) => dotted(localDate(expiresAt)),
    },
  ];
  const frame = await sheetFrame(db, now, language);
  return {
    name: named(title, now, 'xlsx'),
    bytes: await xlsx({ title, columns, rows: invitations, frame }),
  };
}
