import { nameKey } from '@semestr/core/names/key';
import { bestMatches } from '@semestr/core/names/match';
import { readingsOf, stemmed } from '@semestr/core/names/query';
import { useTexts } from '@semestr/ui/language.tsx';
import { useCreatePath, useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import type { Placement } from '../../records/define-resource.ts';
import { useScreens } from '../../records/screens.ts';
import { layoutTexts } from '../texts.ts';
import type { Hit } from './hit.ts';

/** Search words of a page in addition to its name, in both languages. */
const pageWords: Readonly<Record<string, string>> = {
  access: 'войти как студент не может войти пароль заблокирован sign in as locked out password',
  requests: 'заявки очередь справки ведомости requests queue desk',
  'table-imports': 'загрузить таблицу импорт excel csv upload import',
  'new-year': 'перевод на следующий курс выпуск enrolment next year',
  users: 'аккаунты логины администраторы accounts logins',
  audit: 'журнал действий кто изменил история log history',
  lessons: 'пары занятия classes',
  students: 'студенты люди',
  broadcasts: 'рассылка сообщение всем message everybody',
};

/** Finds pages and lists by their names and search words, typed in any keyboard layout. */
export function usePages(words: string): readonly Hit[] {
  const t = useTexts(layoutTexts);
  const label = useGetResourceLabel();
  const createPath = useCreatePath();
  const kinds = Object.values(useResourceDefinitions<Placement>());
  const screens = useScreens();
  const all = [
    ...screens.map(({ name, icon }) => ({ name, icon, to: `/${name}` })),
    ...kinds.flatMap(({ name, hasList, options }) =>
      hasList && options
        ? { name, icon: options.icon, to: createPath({ resource: name, type: 'list' }) }
        : [],
    ),
  ];
  return bestMatches(
    all.map(({ name, ...page }) => ({
      key: nameKey(label(name, 2), pageWords[name]),
      hit: { ...page, group: t('pages'), name: label(name, 2), detail: '' } satisfies Hit,
    })),
    ({ key }) => key,
    stemmed(readingsOf(words)),
  ).map(({ hit }) => hit);
}
