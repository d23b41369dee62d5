import { expect, it } from 'vitest';
import { screenNames, screenOf } from '../screens.ts';
import { visitorPages } from './pages.ts';
import { personalPages } from './personal-pages.ts';

/** The files of the screens that are for visitors, or not. */
const filesOf = (isForVisitors: boolean): string[] => {
  const names = screenNames.filter((name) => (screenOf(name).access === 'anyone') === isForVisitors);
  return [...new Set(names.map((name) => `../features/${screenOf(name).page}.tsx`))].toSorted();
};

it('the pages of visitors are where they are looked for, and no others', () =>
  expect(Object.keys(visitorPages).toSorted()).toEqual(filesOf(true)));

it('so are the pages of the personal account', () =>
  expect(Object.keys(personalPages).toSorted()).toEqual(filesOf(false)));
