import { dotted, localDate, localTime } from '@semestr/core/dates';
import type { DataArea } from '@semestr/core/personal-data';
import { translator } from '@semestr/core/texts';
import type { Database } from '../../db/database.ts';
import { accountOwner } from '../../domain/accounts.ts';
import type { Telling } from './rows.ts';
import { personalDataTexts } from './texts.ts';

/** Where the records of an area stand in the archive. */
export const dataFile = (area: DataArea): string => `${area}/data.json`;

/** What stands where in the archive, for whoever opens it. */
export async function readme(
  db: Database,
  areas: readonly DataArea[],
  { person: { userId, username }, language, now }: Telling & { now: Date },
): Promise<string> {
  const t = translator(personalDataTexts, language);
  const { fio } = await accountOwner(db, userId);
  const lines = [
    t('title', { name: fio ?? username }),
    t('made', { date: dotted(localDate(now)), time: localTime(now) }),
    '',
    t('intro'),
    '',
    ...areas.map((area) => `${dataFile(area)} – ${t(`areas.${area}`)}`),
    '',
    t('files'),
    t('names'),
    t('left'),
  ];
  // Editors of Windows take other ends of lines for one long line.
  return `${lines.join('\r\n')}\r\n`;
}
