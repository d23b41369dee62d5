import { expect, it } from 'vitest';
import { notificationsScreen } from '../../features/notifications/screen.ts';
import { partOf } from '../../features/study/parts.ts';
import { studyScreen } from '../../features/study/screen.ts';
import { matchPersonal } from '../../screens/match.ts';
import { personalScreens } from '../../screens/personal.ts';
import { addressOf } from '../../screens/screen.ts';
import { notificationsPage, subjectPages } from './subject-pages.ts';

const match = (address: string) => matchPersonal(personalScreens, address);

it('notifications: every subject links to a page of the personal account', () => {
  const lost = Object.values(subjectPages).filter((address) => {
    const { screen, params, isShort } = match(address);
    const isKnown = screen === studyScreen ? partOf(params['part']) !== null : addressOf(screen) === address;
    return isShort || !isKnown;
  });
  expect(lost).toEqual([]);
});

it('notifications: a message without a subject links to the list', () =>
  expect(match(notificationsPage).screen).toBe(notificationsScreen));
