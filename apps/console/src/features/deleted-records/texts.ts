import type { TextsLike, Translate } from '@semestr/core/texts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';

export const ru = {
  name: 'Удалённые записи',
  names: 'Удалённые записи',
  fields: {},
  aboutAll: 'Записи, которые удалили и\u00a0не\u00a0вернули, пока они есть в\u00a0журнале действий.',
  aboutOwn: 'Записи, которые вы\u00a0удалили и\u00a0не\u00a0вернули, пока они есть в\u00a0журнале действий.',
  choices: 'Какие записи',
  kind: 'Что удалено',
  anyKind: 'Любые записи',
  record: 'Запись',
  at: 'Когда',
  by: 'Кто',
  restore: 'Вернуть',
  more: 'Показать ещё {{count}}',
  none: 'Удалённых записей нет',
  noneHint: 'Запись, которую удалят, появится здесь, и\u00a0её можно будет вернуть.',
  nothingFound: 'По\u00a0этим условиям ничего не\u00a0нашлось',
  nothingFoundHint: 'Измените поиск или вид записи.',
} as const;

export const en = {
  name: 'Deleted records',
  names: 'Deleted records',
  fields: {},
  aboutAll: 'Deleted records, as long as they are in the audit log.',
  aboutOwn: 'Records that you deleted, as long as they are in the audit log.',
  choices: 'Filters',
  kind: 'Type of record',
  anyKind: 'Any records',
  record: 'Record',
  at: 'When',
  by: 'Who',
  restore: 'Restore',
  more: 'Show {{count}} more',
  none: 'There are no deleted records',
  noneHint: 'Deleted records appear here and can be restored.',
  nothingFound: 'Nothing matches these conditions',
  nothingFoundHint: 'Change the search or the type of record.',
} as const satisfies TextsLike<typeof ru>;

export const deletedRecordTexts = defineFolderTexts<typeof ru>('features/deleted-records');
export type DeletedRecordTexts = Translate<typeof ru>;
