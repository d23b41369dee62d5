import { all as allDepartments, filter } from '@semestr/api/departments';
import { byName } from '@semestr/api/employees';
import { filters } from '@semestr/api/groups';
import { all as allRooms } from '@semestr/api/rooms';
import { rowsOf } from '@semestr/api/rows';
import { fullName } from '@semestr/core/display';
import { russianLayout, spellingsOf } from '@semestr/core/keyboard';
import type { Language } from '@semestr/core/languages';
import { highlightsOf } from '@semestr/core/names/highlight';
import { nameKey } from '@semestr/core/names/key';
import { bestMatches } from '@semestr/core/names/match';
import { type Reading, readingsOf, stemmed } from '@semestr/core/names/query';
import { digitsIn } from '@semestr/core/phones';
import { roomLabel, roomShort } from '@semestr/core/room-names';
import { matchesRoom } from '@semestr/core/rooms';
import type { QueryClient } from '@tanstack/react-query';
import { Building2, DoorOpen, FileText, User as UserIcon, Users } from 'lucide-react';
import { queryOf } from '../../client/query.ts';
import { personalScreens } from '../../screens/personal.ts';
import { publicScreens } from '../../screens/public.ts';
import type { User } from '../../session/session.ts';
import type { Hit } from './hit.ts';
import { departmentsScreen } from '../../features/departments/screen.ts';
import { roomScreen, scheduleScreen } from '../../features/schedule/screen.ts';
import { type Access, addressOf, mayOpen, type Screen, titleOf, to, wordsIn } from '../../screens/screen.ts';
import { pageParts, pageWords } from './page-words.ts';

const MAX_EACH = 6;

/** Finds rooms by number, with or without the building. The list is loaded once for all searches. */
async function findRooms(queries: QueryClient, text: string): Promise<Hit[]> {
  const words = spellingsOf(text);
  const rooms = rowsOf(await queries.fetchQuery(queryOf(allRooms, {})));
  return rooms
    .map((room) => ({ room, label: roomLabel(room.name, room.buildingNumber.name) }))
    .filter(({ label }) => words.some((word) => matchesRoom(label, word)))
    .slice(0, MAX_EACH)
    .map(
      ({ room: { auditoryType, department }, label }): Hit => ({
        kind: 'rooms',
        icon: DoorOpen,
        to: to(roomScreen, { name: roomShort(label) }),
        name: label,
        detail: [auditoryType.name, department?.abbrev].filter(Boolean).join(', '),
        isNumber: true,
      }),
    );
}

/** Returns the digits of a text with digits and common separators only; null for anything else. */
const phoneDigits = (text: string): string | null => (/^[+\d\s()-]+$/.test(text) ? digitsIn(text) : null);

/** Loads the phone search with the first number, because its call includes a validator. */
async function phonesFor(queries: QueryClient, text: string): Promise<Hit[]> {
  const digits = phoneDigits(text);
  if (digits === null) return [];
  const { findPhones } = await import('./find-phones.ts');
  return findPhones(queries, digits, MAX_EACH);
}

/** Finds groups by number, and by speciality. The list is loaded once for all searches. */
async function findGroups(queries: QueryClient, readings: readonly Reading[]): Promise<Hit[]> {
  const groups = await queries.fetchQuery(queryOf(filters, { query: { name: '' } }));
  return bestMatches(groups, ({ name, specialityAbbrev }) => nameKey(name, specialityAbbrev), readings)
    .slice(0, MAX_EACH)
    .map(
      ({ name, specialityAbbrev }): Hit => ({
        kind: 'groups',
        icon: Users,
        to: to(scheduleScreen, { id: name }),
        name,
        detail: specialityAbbrev,
      }),
    );
}

/** Finds people by any part of their names. Tries the other keyboard layout here, because providers may not. */
async function findPeople(queries: QueryClient, text: string): Promise<Hit[]> {
  const findByName = (name: string) =>
    queries.fetchQuery(queryOf(byName, { query: { 'employee-fio': name } }));
  const found = await findByName(text);
  const people =
    found.length > 0 || russianLayout(text) === text.toLowerCase()
      ? found
      : await findByName(russianLayout(text));
  return people.slice(0, MAX_EACH).map(
    (person): Hit => ({
      kind: 'people',
      icon: UserIcon,
      to: to(scheduleScreen, { id: person.urlId }),
      name: fullName(person),
      detail: [person.jobPosition, person.academicDepartment, person.auditory].filter(Boolean).join(', '),
    }),
  );
}

/** Finds faculties, offices and chairs by words of their names. Providers may not return addresses of their pages. */
async function findDepartments(
  queries: QueryClient,
  text: string,
  readings: readonly Reading[],
): Promise<Hit[]> {
  const [all, chairs] = await Promise.all([
    queries.fetchQuery(queryOf(filter, { query: { searchValue: text } })),
    queries.fetchQuery(queryOf(allDepartments, {})),
  ]);
  const found = all.some(({ urlId }) => urlId)
    ? all
    : bestMatches(chairs, ({ name, abbrev }) => nameKey(name, abbrev), readings);
  return found
    .flatMap(({ name, abbrev, urlId }): Hit[] =>
      urlId
        ? [
            {
              kind: 'departments',
              icon: Building2,
              to: to(departmentsScreen, { id: urlId }),
              name,
              detail: abbrev,
            },
          ]
        : [],
    )
    .slice(0, MAX_EACH);
}

/** Finds groups, people, rooms, departments and phones. Names match in any spelling and order, numbers by prefix. */
export async function findPlaces(queries: QueryClient, text: string): Promise<Hit[]> {
  const readings = readingsOf(text);
  const found = await Promise.all([
    findGroups(queries, readings),
    findPeople(queries, text),
    findRooms(queries, text),
    findDepartments(queries, text, readings),
    phonesFor(queries, text),
  ]);
  const words = highlightsOf(text);
  return found.flat().map((hit) => ({ ...hit, words }));
}

/** Access rules of the pages that a visitor finds before signing in, as if signed in as a student. */
const afterSignIn: ReadonlySet<Access> = new Set(['account', 'signed-in', 'student']);

/** A page or a part of a page, with its search words. */
interface Page extends Pick<Hit, 'icon' | 'to' | 'name' | 'detail'> {
  key: string;
}

function pagesFor(user: User | null, language: Language): Page[] {
  const isFound = (one: Screen) => (user ? mayOpen(one, user) : afterSignIn.has(one.access));
  const screens = [...publicScreens, ...personalScreens.filter(isFound)];
  const pages = screens.flatMap((one): Page[] => {
    const address = addressOf(one);
    if (address === null) return [];
    const detail = wordsIn(one.description, language);
    const { ru, en, be } = one.title;
    return [
      {
        key: nameKey(titleOf(one, language, user?.degree), ru, en, be, detail, pageWords.get(one)),
        icon: one.icon ?? FileText,
        to: address,
        name: titleOf(one, language, user?.degree),
        detail,
      },
    ];
  });
  const parts = pageParts
    .filter((part) => screens.includes(part.screen))
    .map(({ screen: { icon = FileText, title }, name, words, ...part }) => ({
      key: nameKey(name.ru, name.en, name.be, words),
      icon,
      to: part.to,
      name: wordsIn(name, language),
      detail: wordsIn(title, language),
    }));
  return [...pages, ...parts];
}

/** Finds pages by title, description and search words, in any language and grammatical form. */
export function findPages(text: string, user: User | null, language: Language): Hit[] {
  const words = highlightsOf(text);
  return bestMatches(pagesFor(user, language), ({ key }) => key, stemmed(readingsOf(text))).map(
    ({ icon, to: address, name, detail }) => ({ kind: 'pages', icon, to: address, name, detail, words }),
  );
}
