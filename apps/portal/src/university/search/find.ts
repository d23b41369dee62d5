import { all as allDepartments } from '@semestr/api/departments';
import { byName } from '@semestr/api/employees';
import { filters } from '@semestr/api/groups';
import { all as allRooms } from '@semestr/api/rooms';
import { rowsOf } from '@semestr/api/rows';
import { fullName } from '@semestr/core/display';
import { spellingsOf } from '@semestr/core/keyboard';
import type { Language } from '@semestr/core/languages';
import { digitsIn } from '@semestr/core/phones';
import { roomLabel, roomShort } from '@semestr/core/room-names';
import { isRoomMeant } from '@semestr/core/rooms';
import type { QueryClient } from '@tanstack/react-query';
import { Building2, DoorOpen, FileText, User as UserIcon, Users } from 'lucide-react';
import { ask } from '../../client/query.ts';
import { personalScreens } from '../../screens/personal.ts';
import { publicScreens } from '../../screens/public.ts';
import type { User } from '../../session/session.ts';
import type { Hit } from './hit.ts';
import { departmentsScreen } from '../../features/departments/screen.ts';
import { roomScreen, scheduleScreen } from '../../features/schedule/screen.ts';
import { addressOf, mayOpen, titleOf, to, wordsIn } from '../../screens/screen.ts';

const MAX_EACH = 6;

/** Whether a text contains one of the words; its spaces may be non-breaking. */
function holds(text: string, words: readonly string[]): boolean {
  const plain = text.toLowerCase().replaceAll('\u00a0', ' ');
  return words.some((word) => plain.includes(word));
}

/** Finds rooms by number, with or without the building. The list is loaded once for all searches. */
async function findRooms(queries: QueryClient, words: readonly string[]): Promise<Hit[]> {
  const rooms = rowsOf(await queries.fetchQuery(ask(allRooms, {})));
  return rooms
    .map((room) => ({ room, label: roomLabel(room.name, room.buildingNumber.name) }))
    .filter(({ label }) => words.some((word) => isRoomMeant(label, word)))
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

/** Returns the digits of a text that can only be a number, with common separators; null for anything else. */
const numberIn = (text: string): string | null => (/^[+\d\s()-]+$/.test(text) ? digitsIn(text) : null);

/** The code that searches the phone directory is loaded with the first number: its call includes a validator. */
async function phonesFor(queries: QueryClient, text: string): Promise<Hit[]> {
  const digits = numberIn(text);
  if (digits === null) return [];
  const { findPhones } = await import('./find-phones.ts');
  return findPhones(queries, digits, MAX_EACH);
}

/**
 * Finds groups and departments by a part of their names, people by the beginning of a name, rooms and phones by number.
 */
export async function findPlaces(queries: QueryClient, text: string): Promise<Hit[]> {
  const words = spellingsOf(text);
  const [groups, departments, rooms, phones, ...lists] = await Promise.all([
    queries.fetchQuery(ask(filters, { query: { name: '' } })),
    queries.fetchQuery(ask(allDepartments, {})),
    findRooms(queries, words),
    phonesFor(queries, text),
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
          to: to(scheduleScreen, { id: name }),
          name,
          detail: specialityAbbrev,
        }),
      ),
    ...[...people.values()].slice(0, MAX_EACH).map(
      (person): Hit => ({
        kind: 'people',
        icon: UserIcon,
        to: to(scheduleScreen, { id: person.urlId }),
        name: fullName(person),
        detail: person.academicDepartment,
      }),
    ),
    ...rooms,
    ...departments
      .filter(({ name, abbrev }) => holds(`${name} ${abbrev}`, words))
      .slice(0, MAX_EACH)
      .map(
        ({ name, abbrev, urlId }): Hit => ({
          kind: 'departments',
          icon: Building2,
          to: to(departmentsScreen, { id: urlId }),
          name,
          detail: abbrev,
        }),
      ),
    ...phones,
  ];
}

/** Finds pages by title and description. */
export function findPages(text: string, user: User | null, language: Language): Hit[] {
  const words = spellingsOf(text);
  const screens = user
    ? [...publicScreens, ...personalScreens.filter((screen) => mayOpen(screen, user))]
    : publicScreens;
  return screens
    .flatMap((screen): Hit[] => {
      const address = addressOf(screen);
      if (address === null) return [];
      const [name, detail] = [titleOf(screen, language, user?.degree), wordsIn(screen.description, language)];
      return [{ kind: 'pages', icon: screen.icon ?? FileText, to: address, name, detail }];
    })
    .filter(({ name, detail }) => holds(`${name} ${detail}`, words));
}
