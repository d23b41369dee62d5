import { localDate, localTime } from '@semestr/core/dates';
import type { Device } from '@semestr/core/devices';
import { dayInWords, momentInWords } from '@semestr/core/moments';
import { IMPERSONATION } from '@semestr/core/session';
import { useTexts } from '@semestr/ui/language.tsx';
import { AppWindow, CircleQuestionMark, type LucideIcon, Monitor, Smartphone, Tablet } from 'lucide-react';
import { useNow } from '../../hydration/now.ts';
import type { SessionView } from './settings.ts';
import { settingsTexts } from './texts.ts';

/** A session last used within this time after its start, in milliseconds, counts as used once. */
const MINUTE = 60_000;

/** Icons by device type. */
export const deviceIcons: Readonly<Record<Device['kind'], LucideIcon>> = {
  computer: Monitor,
  phone: Smartphone,
  tablet: Tablet,
  program: AppWindow,
  unknown: CircleQuestionMark,
};

/** "Chrome, Windows": the names are the same in every language. */
export function useDeviceName({ kind, browser: named, system }: Device): string {
  const t = useTexts(settingsTexts);
  if (named === null && system === null && kind === 'unknown') return t('sessions.unknown');
  const browser = named ?? t(kind === 'program' ? 'sessions.program' : 'sessions.browser');
  return system === null ? browser : t('sessions.device', { browser, system });
}

/** Describes when a session started, whether it is remembered, and when it was last used. */
export function useSessionText({
  isCurrent,
  isRemembered,
  isImpersonated,
  isNew,
  begunAt,
  seenAt,
}: SessionView): string {
  const t = useTexts(settingsTexts);
  const { today } = useNow();
  const moment = (at: Date): string => momentInWords(at, t.language, today);
  if (isImpersonated) {
    const closesAt = new Date(begunAt.getTime() + IMPERSONATION);
    return [
      t('sessions.opened', { when: moment(begunAt) }),
      t('sessions.closes', { time: localTime(closesAt) }),
    ].join(', ');
  }
  const isUsedSince = !isCurrent && seenAt.getTime() - begunAt.getTime() >= MINUTE;
  // Shortens the start to a date if the last use is shown too, unless the device is new.
  const isBrief = isUsedSince && !isNew;
  const when = isBrief ? dayInWords(localDate(begunAt), t.language, today) : moment(begunAt);
  const begun = isNew ? 'sessions.firstUsed' : isRemembered ? 'sessions.remembered' : 'sessions.opened';
  return [
    t(begun, { when }),
    isNew && isRemembered && t('sessions.isRemembered'),
    isUsedSince && t('sessions.lastUsed', { when: moment(seenAt) }),
  ]
    .filter((part) => part !== false)
    .join(', ');
}
