import type { AccessEvent, EventName } from '@semestr/api/access';
import { isLost } from '@semestr/core/access';
import { localTime } from '@semestr/core/dates';
import { useTexts } from '@semestr/ui/language.tsx';
import {
  AtSign,
  Ban,
  Check,
  CircleX,
  Clock,
  KeyRound,
  Link,
  LockOpen,
  LogIn,
  LogOut,
  type LucideIcon,
  Mail,
  RotateCw,
  ShieldCheck,
  Smartphone,
  Undo2,
  UserRoundCog,
} from 'lucide-react';
import { isPast } from '../../clock.ts';
import { useDeviceText } from '../../ui/access/use-device-text.ts';
import styles from './person.module.css';
import { accessScreenTexts } from './texts/index.ts';

const isSent = (name: EventName): name is 'code' | 'link' | 'message' =>
  name === 'code' || name === 'link' || name === 'message';

const icons: Readonly<Record<EventName, LucideIcon>> = {
  'sign-in': LogIn,
  'sign-in-failed': CircleX,
  'second-factor-failed': CircleX,
  'session-ended': LogOut,
  'sessions-ended': LogOut,
  impersonation: UserRoundCog,
  'impersonation-ended': UserRoundCog,
  'password-first': KeyRound,
  'password-recovered': KeyRound,
  'password-changed': KeyRound,
  'second-factor-on': ShieldCheck,
  'second-factor-off': ShieldCheck,
  'second-factor-codes': ShieldCheck,
  'second-factor-reset': ShieldCheck,
  'passkey-added': KeyRound,
  'passkey-removed': KeyRound,
  'token-made': KeyRound,
  'token-revoked': KeyRound,
  'account-made': UserRoundCog,
  'account-changed': UserRoundCog,
  'link-made': Link,
  'link-sent': Link,
  'contact-set': AtSign,
  'contact-changed': AtSign,
  'contact-confirmed': AtSign,
  'code-asked': KeyRound,
  code: Smartphone,
  link: Smartphone,
  message: Smartphone,
  'recovery-shut': Ban,
  'contacts-shut': Ban,
  blocked: Ban,
  'blocked-restorable': Ban,
  unblocked: LockOpen,
  unbanned: Undo2,
};

/** Events that report a failure. */
const failureEvents: ReadonlySet<EventName> = new Set([
  'sign-in-failed',
  'second-factor-failed',
  'recovery-shut',
  'contacts-shut',
  'blocked',
  'blocked-restorable',
]);

interface EventRowProps {
  event: AccessEvent;
  /** Number of occurrences. */
  times: number;
  time: string;
}

/** One event on a line: time, action, details and outcome. */
export function EventRow({ event, times, time }: EventRowProps) {
  const t = useTexts(accessScreenTexts);
  const { name, by, reason, until, message, repeats } = event;
  const Icon = message?.channel === 'email' ? Mail : icons[name];
  const isNow = until !== null && !isPast(until);
  const details = [
    by,
    reason !== null && t('timeline.reason', { reason }),
    until !== null && t('attemptsOver'),
    name === 'message' && message?.subject,
    times > 1 && t('timeline.times', { count: times }),
    repeats && t('timeline.last', { time: localTime(new Date(repeats.lastAt)) }),
  ];
  const tone = failureEvents.has(name) ? 'trouble' : name === 'sign-in' ? 'good' : undefined;
  return (
    <li className={styles.event} data-now={isNow || undefined}>
      <span className={styles.time}>{time}</span>
      <Icon size={16} strokeWidth={1.75} data-tone={tone} aria-hidden />
      <span className={styles.what}>
        <b>{isSent(name) ? t(`sent.${name}.${message?.channel ?? 'email'}`) : t(`events.${name}`)}</b>{' '}
        <span className={styles.detail}>{details.filter(Boolean).join(', ')}</span>
      </span>
      <span className={styles.delivery}>
        <DeliveryLabel event={event} isNow={isNow} />
      </span>
    </li>
  );
}

const deliveryIcons = {
  waiting: Clock,
  retrying: RotateCw,
  sent: Check,
  refused: CircleX,
  unanswered: CircleX,
  unsent: CircleX,
} as const satisfies Record<NonNullable<AccessEvent['message']>['delivery'], LucideIcon>;

function DeliveryLabel({
  event: { name, until, message, userAgent },
  isNow,
}: {
  event: AccessEvent;
  isNow: boolean;
}) {
  const t = useTexts(accessScreenTexts);
  const deviceText = useDeviceText();
  if (message) {
    const { delivery } = message;
    const Icon = deliveryIcons[delivery];
    return (
      <span data-tone={isLost(delivery) ? 'trouble' : delivery === 'sent' ? 'good' : undefined}>
        <Icon size={14} strokeWidth={1.75} aria-hidden /> {t(`outcomes.${delivery}`)}
      </span>
    );
  }
  if (until !== null)
    return (
      <span data-tone={isNow ? 'trouble' : undefined}>
        {t('timeline.until', { time: localTime(new Date(until)) })}
      </span>
    );
  return name === 'sign-in' && userAgent !== null && deviceText(userAgent);
}
