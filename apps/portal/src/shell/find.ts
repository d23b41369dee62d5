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
import { translator } from '@semestr/core/texts';
import type { QueryClient } from '@tanstack/react-query';
import { Building2, DoorOpen, FileText, type LucideIcon, User as UserIcon, Users } from 'lucide-react';
import { paths } from '../paths.ts';
import { ask } from '../query.ts';
import { addressOf, mayOpen, type ScreenName, screenNames, screenOf } from '../screens.ts';
import type { User } from '../session/session.ts';
import { descriptionOf } from './descriptions.ts';
import type { Hit } from './hit.ts';
import { isPersonal, personalIcons } from './personal-icons.ts';
import { shellTexts } from './texts.ts';
import { titleKey } from './titles.ts';

const MAX_EACH = 6;

const holds = (text: string, words: readonly string[]): boolean =>
  words.some((word) => text.toLowerCase().includes(word));

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
        to: paths.room(roomShort(label)),
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
    ...rooms,
    ...departments
      .filter(({ name, abbrev }) => holds(`${name} ${abbrev}`, words))
      .slice(0, MAX_EACH)
      .map(
        ({ name, abbrev, urlId }): Hit => ({
          kind: 'departments',
          icon: Building2,
          to: paths.department(urlId),
          name,
          detail: abbrev,
        }),
      ),
    ...phones,
  ];
}

function iconOf(name: ScreenName): LucideIcon {
  if (isPersonal(name)) return personalIcons[name];
  const { menu } = screenOf(name);
  return menu === undefined || menu === 'personal' ? FileText : menu;
}

/** Finds pages by title and description. */
export function findPages(text: string, user: User | null, language: Language): Hit[] {
  const t = translator(shellTexts, language);
  const words = spellingsOf(text);
  return screenNames
    .filter((screen) => screenOf(screen).access === 'anyone' || (user !== null && mayOpen(screen, user)))
    .flatMap((screen): Hit[] => {
      const to = addressOf(screen);
      if (to === null) return [];
      const [name, detail] = [t(titleKey(screen, user?.degree)), descriptionOf(screen, language)];
      return [{ kind: 'pages', icon: iconOf(screen), to, name, detail }];
    })
    .filter(({ name, detail }) => holds(`${name} ${detail}`, words));
}
