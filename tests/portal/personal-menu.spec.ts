import type { Page } from '@playwright/test';
import { expect, type Person, test } from '../support/test.ts';
import type { World } from '../support/world.ts';

/** Menu items in order. */
const rows = [
  ['myDay', 'Мой день'],
  ['profile', 'Профиль'],
  ['markbook', 'Зачётная книжка'],
  ['study', 'Учёба'],
  ['headman', 'Пропуски группы'],
  ['ownRating', 'Мой рейтинг'],
  ['omissions', 'Пропуски'],
  ['group', 'Моя группа'],
  ['library', 'Библиотека'],
  ['announcements', 'Объявления'],
  ['requestedSheets', 'Ведомости студентов'],
  ['graduate', 'Диплом'],
  ['dormitory', 'Общежитие'],
  ['penalty', 'Взыскания'],
  ['activity', 'Общественная работа'],
  ['profiling', 'Профилизация'],
] as const;
type Row = (typeof rows)[number][0];

/** Headings of pages whose name is shortened in the menu. */
const headings: Partial<Record<Row, RegExp>> = { activity: /^Общественная и\sнаучная работа$/ };

/** Differences between a user's menu and the common items, and differing names. */
interface Menu {
  without: readonly Row[];
  called?: Partial<Record<Row, string>>;
}

const people: Readonly<Record<string, Menu & { make: (world: World) => Promise<Person> }>> = {
  'a headman': {
    make: (world) => world.person('headman'),
    without: ['requestedSheets', 'profiling'],
  },
  'a plain student': {
    make: (world) => world.person('student'),
    without: ['headman', 'requestedSheets', 'profiling'],
  },
  'a student who chooses a specialisation': {
    make: async (world) => {
      const person = await world.person('student');
      await world.openProfiling(person);
      return person;
    },
    without: ['headman', 'requestedSheets'],
  },
  'a student in the final year': {
    make: async (world) => {
      const person = await world.person('student');
      await world.studyIn(person, { course: 4 });
      return person;
    },
    without: ['headman', 'requestedSheets', 'profiling'],
  },
  'a master’s student': {
    make: async (world) => {
      const person = await world.person('student');
      await world.studyIn(person, { degree: 2, course: 1 });
      return person;
    },
    without: ['headman', 'requestedSheets', 'profiling'],
    called: { graduate: 'Диссертация' },
  },
  'a teacher': {
    make: (world) => world.person('teacher'),
    without: [
      'myDay',
      'markbook',
      'study',
      'headman',
      'ownRating',
      'omissions',
      'group',
      'library',
      'graduate',
      'dormitory',
      'penalty',
      'activity',
      'profiling',
    ],
  },
};

const personal = (page: Page) =>
  page.getByRole('navigation', { name: 'Разделы' }).locator('a[href^="/personal-account/"]');

for (const [who, { make, without, called = {} }] of Object.entries(people))
  test(`RT-06 personal menu: the menu of ${who} has the right items in order`, async ({ page, world }) => {
    await world.signIn(page, await make(world), '/phones');
    const expected = rows.filter(([name]) => !without.includes(name));
    await expect(personal(page)).toHaveText(expected.map(([name, title]) => called[name] ?? title));
    const last = expected.at(-1);
    // Each item opens the page with its name.
    await personal(page).last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      last ? (headings[last[0]] ?? called[last[0]] ?? last[1]) : '',
    );
  });
