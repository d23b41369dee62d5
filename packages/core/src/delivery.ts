/** When a message that could not be delivered is tried again, and when it is given up. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The waits after the first, second, … failure: quick at first, for a server that restarts. */
const waits = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 60 * MINUTE, 360 * MINUTE, 1440 * MINUTE];

/** When to try again after `failures` failures; null where it is given up. */
export function nextDelivery(failures: number, now: Date): Date | null {
  const wait = waits[failures - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}

/** What is sent first: somebody waits for a code, a notice may come a little later. */
export const deliveryPriority = { code: 0, notice: 1 } as const;

/** By what messages leave: to an address, to a phone, to a browser. */
export const channelNames = ['email', 'sms', 'push'] as const;
export type ChannelName = (typeof channelNames)[number];

/** waiting → sent, or failed when it is given up, or expired when what it says no longer holds. */
export type DeliveryState = 'waiting' | 'sent' | 'failed' | 'expired';

/** What a failed delivery becomes. A refusal is final; what no longer holds by the next attempt is not sent again. */
export function afterFailure(
  { failures, isRefused, expiresAt }: { failures: number; isRefused: boolean; expiresAt: Date | null },
  now: Date,
): { state: DeliveryState; nextAt: Date } {
  const nextAt = isRefused ? null : nextDelivery(failures, now);
  if (!nextAt) return { state: 'failed', nextAt: now };
  return expiresAt && expiresAt <= nextAt ? { state: 'expired', nextAt: now } : { state: 'waiting', nextAt };
}
