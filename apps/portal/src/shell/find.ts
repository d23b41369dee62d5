import { byName } from '@semestr/api/employees';
import { filters } from '@semestr/api/groups';
import { fullName } from '@semestr/core/display';
import { russianLayout } from '@semestr/core/keyboard';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import type { QueryClient } from '@tanstack/react-query';
import { type LucideIcon, User as UserIcon, Users } from 'lucide-react';
import { paths } from '../paths.ts';
import { ask } from '../query.ts';
import { mayOpen, screenNames, screenOf } from '../screens.ts';
import type { User } from '../session/session.ts';
import { shellTexts } from './texts.ts';

/** What a search found, and where it leads. */
export interface Hit {
  kind: 'recent' | 'groups' | 'people' | 'pages';
  icon: LucideIcon;
  to: string;
  name: string;
  detail: string;
}

const MAX_EACH = 6;

/** What may have been meant: as it was typed, and as it would be on the Russian layout. */
export const wordsOf = (text: string): string[] => [
  ...new Set([text.trim().toLowerCase(), russianLayout(text.trim())]),
];

const holds = (text: string, words: readonly string[]): boolean =>
  words.some((word) => text.toLowerCase().includes(word));

/** Groups by a part of their number or speciality, people by the beginning of a name. */
export async function findPeopleAndGroups(queries: QueryClient, text: string): Promise<Hit[]> {
  const words = wordsOf(text);
  const [groups, ...lists] = await Promise.all([
    queries.fetchQuery(ask(filters, { query: { name: '' } })),
    ...words.map((word) => queries.fetchQuery(ask(byName, { query: { 'employee-fio': word } }))),
  ]);
  const people = new Map(lists.flat().map((person) => [person.urlId, person]));
  return [
    ...groups
      .filter(({ name, specialityAbbrev }) => holds(`${name} ${specialityAbbrev}`, words))
      .slice(0, MAX_EACH)
      .map(
        ({ name, specialityAbbrev }): Hit => ({
          kind: 'groups',
          icon: Users,
          to: paths.schedule(name),
          name,
          detail: specialityAbbrev,
        }),
      ),
    ...[...people.values()].slice(0, MAX_EACH).map(
      (person): Hit => ({
        kind: 'people',
        icon: UserIcon,
        to: paths.schedule(person.urlId),
        name: fullName(person),
        detail: person.academicDepartment,
      }),
    ),
  ];
}

/** The pages of the menu by their title and description. */
export function findPages(text: string, user: User | null, language: Language): Hit[] {
  const t = translator(shellTexts, language);
  const words = wordsOf(text);
  return screenNames
    .filter((screen) => {
      const { path, access } = screenOf(screen);
      return !/[:*]/.test(path) && (access === 'anyone' || (user !== null && mayOpen(screen, user)));
    })
    .map((screen): Hit => {
      const [name, detail] = [t(`screens.${screen}.title`), t(`screens.${screen}.description`)];
      const { icon, path: to } = screenOf(screen);
      return { kind: 'pages', icon, to, name, detail };
    })
    .filter(({ name, detail }) => holds(`${name} ${detail}`, words));
}
