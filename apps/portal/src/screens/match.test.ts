import { expect, it } from 'vitest';
import { departmentsScreen } from '../features/departments/screen.ts';
import { libraryScreen } from '../features/library/screen.ts';
import { notFoundScreen } from '../features/not-found/screen.ts';
import { roomScreen, scheduleScreen } from '../features/schedule/screen.ts';
import { matchPersonal, matchPublic } from './match.ts';
import { personalScreens } from './personal.ts';
import { publicScreens } from './public.ts';
import { addressOf, to } from './screen.ts';

const open = (address: string) =>
  matchPublic(publicScreens, address) ?? matchPersonal(personalScreens, address);

it.each(['428501', 'ПИ-21', 'i-obrazcov', 'а/б', '100 %', '%2F'])(
  'screens: an address opens its screen with the same parameter: %s',
  (id) => {
    expect(open(to(scheduleScreen, { id }))).toMatchObject({ screen: scheduleScreen, params: { id } });
    expect(open(to(roomScreen, { name: id }))).toMatchObject({ screen: roomScreen, params: { name: id } });
  },
);

it('screens: an optional parameter may be missing', () => {
  expect(to(departmentsScreen)).toBe('/departments');
  expect(open('/departments')).toMatchObject({ screen: departmentsScreen, params: { id: undefined } });
});

it('screens: a malformed address is not found', () =>
  expect(open('/schedule/%E0%A4%A')).toMatchObject({ params: { id: '%E0%A4%A' } }));

it('screens: a personal page opens without the prefix of its address', () =>
  expect(open('/library')).toMatchObject({ screen: libraryScreen, isShort: true }));

it('screens: an unknown address shows the not-found screen', () =>
  expect(open('/nowhere').screen).toBe(notFoundScreen));

it('screens: each screen is found by its address', () => {
  const lost = [...publicScreens, ...personalScreens].filter((screen) => {
    const address = addressOf(screen);
    return address !== null && open(address).screen !== screen;
  });
  expect(lost).toEqual([]);
});
