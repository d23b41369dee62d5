import { PHONE_PAGE, type PhoneRoom, search } from '@semestr/api/phones';
import { MAX_PAGE } from '@semestr/api/shapes';
import { translator } from '@semestr/core/texts';
import { clientOf } from '../../http/client.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { readList, printPageHint } from '../../io/pages.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { roomWord } from '../../io/words.ts';
import { texts } from './texts.ts';

export interface PhoneQuery {
  words: string;
  /** Whether to search only for the text as typed, without converting the keyboard layout. */
  isExact: boolean;
  page: number | undefined;
}

/** Lists rooms with their telephones and occupants. */
export async function findPhones(context: Context, wanted: PhoneQuery): Promise<ExitCode> {
  const { words, isExact } = wanted;
  const t = translator(texts, context.language);
  const client = clientOf(context);
  const { rows, total, page } = await readList(context, {
    page: wanted.page,
    sizes: { page: PHONE_PAGE, atOnce: MAX_PAGE },
    read: async ({ index, size }) => {
      const { auditoryPhoneNumberDtoList, totalItems } = await client.call(search, {
        body: { searchValue: words, exact: isExact, currentPage: index + 1, pageSize: size },
      });
      return { rows: auditoryPhoneNumberDtoList, total: totalItems };
    },
  });
  const columns: Column<PhoneRoom>[] = [
    {
      key: 'room',
      head: t('head.room'),
      value: ({ auditory }) => auditory,
      display: ({ auditory }) => auditory && roomWord(auditory, context.language),
    },
    { key: 'phones', head: t('head.phones'), value: ({ phones }) => phones.join(', ') },
    {
      key: 'people',
      head: t('head.people'),
      value: ({ employees }) => employees.map(({ fio }) => fio).join(', '),
    },
    {
      key: 'departments',
      head: t('head.departments'),
      value: ({ departments }) => departments.map(({ abbrev }) => abbrev).join(', '),
    },
    { key: 'note', head: t('head.note'), value: ({ note }) => note },
  ];
  printRows(context, columns, rows, t('none'));
  printPageHint(context, { page, size: PHONE_PAGE, total });
  return exit.ok;
}
