import * as contacts from '@semestr/api/contacts';
import * as impersonation from '@semestr/api/impersonation';
import * as notifications from '@semestr/api/notifications';
import * as push from '@semestr/api/push';
import * as password from '@semestr/api/password';
import * as session from '@semestr/api/session';
import { type ContactType, EMAIL, PHONE } from '@semestr/core/contacts';
import { type IsoDate, localDate } from '@semestr/core/dates';
import { type Device, deviceOf, isNewDevice } from '@semestr/core/devices';
import { transliterate } from '@semestr/core/transliterate';
import { queryOf, queryOrNull } from '../../client/query.ts';
import type { User } from '../../session/session.ts';

export const lastChangeOf = (user: User) => queryOf(password.lastChange, {}, user);
export const attemptsOf = (user: User) => queryOf(password.attempts, {}, user);
export const contactsOf = (user: User) => queryOf(contacts.list, {}, user);
export const sessionsOf = (user: User) => queryOf(session.list, {}, user);
/** Null when the provider has no such settings. */
export const noticeSettingsOf = (user: User) => queryOrNull(notifications.settings, {}, user);
/** Null when the provider sends no push messages. */
export const pushOf = (user: User) => queryOrNull(push.list, {}, user);
export const receiptsOf = (user: User) => queryOf(impersonation.list, {}, user);

/** Returns the username and names that a password must not contain, as the server checks them. */
export const ownWords = ({ username, fio }: User): readonly string[] => [
  username,
  ...fio.split(' ').slice(0, 2).map(transliterate),
];

export interface ContactView {
  type: ContactType;
  /** Empty when the contact is missing. */
  value: string;
  isConfirmed: boolean;
}

/** Returns a phone and an e-mail contact, even if the provider returns none. */
export const toContactViews = (list: readonly contacts.SettingsContact[]): readonly ContactView[] =>
  ([PHONE, EMAIL] as const).map((type) => {
    const found = list.find(({ contactTypeId }) => contactTypeId === type);
    return { type, value: found?.contactValue ?? '', isConfirmed: found?.confirmed ?? false };
  });

/** A session as displayed in its row. */
export interface SessionView
  extends Pick<session.Session, 'id' | 'isCurrent' | 'isRemembered' | 'isImpersonated'> {
  device: Device;
  isNew: boolean;
  begunAt: Date;
  seenAt: Date;
}

/** Sorts the current session first, then by last use. */
export function toSessionViews(list: readonly session.Session[], today: IsoDate): readonly SessionView[] {
  const views = list.map(({ userAgent, createdAt, seenAt, ...one }): SessionView => {
    const begunAt = new Date(createdAt);
    const isOwn = !one.isCurrent && !one.isImpersonated;
    return {
      ...one,
      device: deviceOf(userAgent),
      isNew: isOwn && isNewDevice(localDate(begunAt), today),
      begunAt,
      seenAt: new Date(seenAt),
    };
  });
  return views.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
