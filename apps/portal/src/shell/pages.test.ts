import { expect, it } from 'vitest';
import { screenNames, screenOf } from '../screens.ts';
import { visitorPages } from './pages.ts';
import { personalPages } from './personal-pages.ts';

/** Returns the page files of the screens that are public, or not. */
const filesOf = (isForVisitors: boolean): string[] => {
  const names = screenNames.filter((name) => (screenOf(name).access === 'anyone') === isForVisitors);
  return [...new Set(names.map((name) => `../features/${screenOf(name).page}.tsx`))].toSorted();
};

it('pages: the glob of public pages matches exactly the public screens', () =>
  expect(Object.keys(visitorPages).toSorted()).toEqual(filesOf(true)));

it('pages: the glob of personal pages matches exactly the personal screens', () =>
  expect(Object.keys(personalPages).toSorted()).toEqual(filesOf(false)));
