import { dotted, localDate, localTime } from '@semestr/core/dates';
import type { DataArea } from '@semestr/core/personal-data';
import { translator } from '@semestr/core/texts';
import type { Database } from '../../db/database.ts';
import { accountOwner } from '../../domain/accounts.ts';
import type { ExportContext } from './rows.ts';
import { personalDataTexts } from './texts.ts';

/** Returns the path of an area's records in the archive. */
export const dataFile = (area: DataArea): string => `${area}/data.json`;

/** Creates the readme of the archive, which describes its files. */
export async function readme(
  db: Database,
  areas: readonly DataArea[],
  { person: { userId, username }, language, now }: ExportContext & { now: Date },
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
  // Windows editors show other line endings as one long line.
  return `${lines.join('\r\n')}\r\n`;
}
