import type { TextsLike } from '@semestr/core/texts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';

export const ru = {
  name: 'Сообщение об\u00a0ошибке',
  names: 'Ошибки сайта',
  noneYet: 'Сообщений об\u00a0ошибках ещё нет',
  fields: {
    subject: 'Тема',
    text: 'Текст',
    email: 'От\u00a0кого',
    url: 'Страница',
    pictures: 'Снимков',
  },
  picture: 'Снимок страницы {{number}}',
} as const;

export const en = {
  name: 'Bug report',
  names: 'Bug reports',
  noneYet: 'No bug reports yet',
  fields: {
    subject: 'Subject',
    text: 'Text',
    email: 'From',
    url: 'Page',
    pictures: 'Pictures',
  },
  picture: 'Picture of the page {{number}}',
} as const satisfies TextsLike<typeof ru>;

export const bugReportTexts = defineFolderTexts<typeof ru>('features/bug-reports');
