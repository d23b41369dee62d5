import type { AccessEvent, Situation } from '@semestr/api/access';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { momentOf } from '../../io/dates.ts';
import type { Fact } from '../../io/facts.ts';
import { helpFor } from './helps.ts';
import { texts } from './texts.ts';

const momentOrNull = (moment: string | null | undefined): string | null => (moment ? momentOf(moment) : null);

/** Lists the facts about how a user can sign in, blockers first. */
export function factsOf(situation: Situation, language: Language): Fact[] {
  const t = translator(texts, language);
  const { person, blocker, account } = situation;
  const password = (): string | null => {
    if (!account) return null;
    const { hasPassword, passwordSetAt } = account;
    if (!hasPassword) return t('notSet');
    return passwordSetAt ? t('setOn', { moment: momentOf(passwordSetAt) }) : t('set');
  };
  return [
    [t('head.who'), person.name],
    [t('head.role'), t(`roles.${person.role}`)],
    [t('head.card'), person.cardNumber],
    [t('head.group'), person.group],
    [t('head.login'), account?.username],
    [t('head.cause'), blocker ? t(`causes.${blocker.cause}`) : t('clear')],
    [t('head.until'), momentOrNull(blocker?.until)],
    [t('head.help'), helpFor(blocker?.help ?? null, account?.username ?? null)],
    [t('head.open'), situation.ways.map((way) => t(`ways.${way}`)).join(', ')],
    [t('head.made'), momentOrNull(account?.createdAt)],
    [t('head.password'), password()],
    [t('head.seen'), momentOrNull(account?.lastSignInAt)],
    [t('head.secondFactor'), account && t(account.hasSecondFactor ? 'on' : 'off')],
    [t('head.passkeys'), account?.passkeys || null],
    ...contactFacts(situation, language),
    ...attemptFacts(situation, language),
    [t('head.link'), momentOrNull(situation.link?.expiresAt)],
    ...situation.sessions.map(
      ({ userAgent, seenAt }): Fact => [t('head.session'), `${momentOf(seenAt)} ${userAgent ?? ''}`.trim()],
    ),
  ];
}

function contactFacts({ contacts }: Situation, language: Language): Fact[] {
  const t = translator(texts, language);
  return contacts.map(({ value, isConfirmed, lostSince }) => {
    const contact = t(isConfirmed ? 'confirmed' : 'unconfirmed', { value });
    return [
      t('head.contact'),
      lostSince ? t('lost', { contact, moment: momentOf(lostSince) }) : contact,
    ] as const;
  });
}

function attemptFacts({ attempts }: Situation, language: Language): Fact[] {
  const t = translator(texts, language);
  return attempts.map(({ kind, left, limit, until }) => {
    const attemptsLeft = t(`attempts.${kind}`, { left, limit });
    return [
      t('head.attempts'),
      until ? t('shut', { attempts: attemptsLeft, moment: momentOf(until) }) : attemptsLeft,
    ] as const;
  });
}

/** Formats an event as a row: time, event, details. */
export function eventRow(event: AccessEvent, language: Language): string[] {
  const t = translator(texts, language);
  const { at, name, by, reason, message, repeats } = event;
  const more = [
    message &&
      `${t(`channels.${message.channel}`)}: ${message.subject}, ${t(`outcomes.${message.delivery}`)}`,
    by && t('by', { by }),
    reason && t('reason', { reason }),
    repeats && t('repeats', { count: repeats.count, moment: momentOf(repeats.lastAt) }),
  ];
  return [momentOf(at), t(`events.${name}`), more.filter(Boolean).join(' ')];
}
