import type { Language } from './languages.ts';

/** When the delivery of a message is retried, and when it stops. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The pauses after the first, second, … failure: short at first, for a server that restarts. */
const waits = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 60 * MINUTE, 360 * MINUTE, 1440 * MINUTE];

/** Returns when to retry after `failures` failures; null when delivery stops. */
export function nextDelivery(failures: number, now: Date): Date | null {
  const wait = waits[failures - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}

/** Priority of messages: a user waits for a code, a notification can be delayed. */
export const deliveryPriority = { code: 0, notice: 1 } as const;

/** Delivery channels: to an address, to a phone, to a browser. */
export const channelNames = ['email', 'sms', 'push'] as const;
export type ChannelName = (typeof channelNames)[number];

/** Sentences about failures, stored in English with the message, and their Russian wording. */
const failureWords: readonly (readonly [stored: RegExp, russian: string])[] = [
  [/^The mail server refused it \((\d+)\)$/, 'Почтовый сервер отказал ($1)'],
  [/^The mail server put it off \((\d+)\)$/, 'Почтовый сервер отложил приём ($1)'],
  [/^The gateway answered (\d+)$/, 'Ответ SMS-шлюза: $1'],
  [/^The service answered (\d+)$/, 'Ответ службы уведомлений: $1'],
  [/^The keys of the browser are none$/, 'Ключи браузера недействительны'],
  [/^The browser was turned off$/, 'Уведомления в\u00a0браузере отключены'],
  [/^Nothing is sent to this service$/, 'Этой службе уведомлений ничего не\u00a0отправляем'],
  [/^TimeoutError$/, 'Сервер не\u00a0ответил вовремя'],
  [/^AbortError$/, 'Отправка прервана'],
  [/^failed$/, 'Ошибка соединения'],
];

/** Returns the reason of a failed delivery in a language; the codes of the operating system are the same in all. */
export function deliveryFailure(stored: string, language: Language): string {
  const [pattern, russian] = failureWords.find(([one]) => one.test(stored)) ?? [];
  return language === 'en' || pattern === undefined || russian === undefined
    ? stored
    : stored.replace(pattern, russian);
}

/** waiting → sent, or failed when delivery stops, or expired when its content is no longer valid. */
export type DeliveryState = 'waiting' | 'sent' | 'failed' | 'expired';

/**
 * Returns the state after a failed delivery. A rejection is final; a message that expires before the next attempt is
 * not sent again.
 */
export function afterFailure(
  { failures, isRefused, expiresAt }: { failures: number; isRefused: boolean; expiresAt: Date | null },
  now: Date,
): { state: DeliveryState; nextAt: Date } {
  const nextAt = isRefused ? null : nextDelivery(failures, now);
  if (!nextAt) return { state: 'failed', nextAt: now };
  return expiresAt && expiresAt <= nextAt ? { state: 'expired', nextAt: now } : { state: 'waiting', nextAt };
}
