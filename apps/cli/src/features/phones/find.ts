import { PHONE_PAGE, type PhoneRoom, search } from '@semestr/api/phones';
import { translator } from '@semestr/core/texts';
import { clientOf } from '../../http/client.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { tellPage } from '../../io/pages.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';

export interface PhoneQuery {
  words: string;
  /** Only as it was typed, not what was meant on another keyboard layout. */
  isExact: boolean;
  page: number;
}

/** Lists rooms with their telephones and those who sit there. */
export async function findPhones(context: Context, { words, isExact, page }: PhoneQuery): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const { auditoryPhoneNumberDtoList: rooms, totalItems } = await clientOf(context).call(search, {
    body: { searchValue: words, exact: isExact, currentPage: page },
  });
  const columns: Column<PhoneRoom>[] = [
    { key: 'room', head: t('head.room'), value: ({ auditory }) => auditory },
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
  printRows(context, columns, rooms, t('none'));
  tellPage(context, { page, size: PHONE_PAGE, total: totalItems });
  return exit.ok;
}
