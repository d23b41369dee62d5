import type { Audience } from '@semestr/api/invitations';
import type { AuditAction } from '@semestr/core/audit';
import { localDate, localTime } from '@semestr/core/dates';
import { addressFor, INVITATION_DAYS, type InvitationWay } from '@semestr/core/invitations';
import { sourceLanguage } from '@semestr/core/languages';
import type { Database } from '../../db/database.ts';
import { audit } from '../../db/tables/audit.ts';
import { actor } from '../../domain/caller.ts';
import { localized } from '../../domain/localized.ts';
import { enqueue } from '../../domain/outbox.ts';
import { makePasswordLinks, proofOf } from '../../domain/password-links.ts';
import { refusal } from '../../domain/refusal.ts';
import { firstOf, type InvitedAccount, type Inviter, peopleToInvite } from './people.ts';
import { invitationTexts } from './texts.ts';

/** The caller and the client address of an invitation, and how its links become absolute. */
export interface Maker extends Inviter {
  client: string;
  link: (path: string) => string;
}

/** A person with the link for the first password. */
export interface Invitation extends InvitedAccount {
  link: string;
  expiresAt: Date;
}

/** Number of rows of one statement. */
const SLICE = 500;

/** Writes an audit log entry for the link of each account, as for a single link. */
async function log(tx: Database, maker: Maker, invited: readonly InvitedAccount[], action: AuditAction) {
  const entries = invited.map(({ account }) => ({
    ...actor(maker.caller),
    action,
    subject: `users/${account.id}`,
    client: maker.client,
    at: maker.now,
  }));
  for (let from = 0; from < entries.length; from += SLICE)
    await tx.insert(audit).values(entries.slice(from, from + SLICE));
}

/** Creates the links of these people. */
async function linksFor(
  tx: Database,
  maker: Maker,
  people: readonly InvitedAccount[],
): Promise<Invitation[]> {
  const accounts = people.map(({ account }) => account);
  const { now } = maker;
  const links = await makePasswordLinks(tx, accounts, {
    makerId: maker.caller.userId,
    now,
    days: INVITATION_DAYS,
  });
  return people.flatMap((person, index) => {
    const passwordLink = links[index];
    return passwordLink
      ? [{ ...person, link: maker.link(passwordLink.address), expiresAt: passwordLink.expiresAt }]
      : [];
  });
}

/** Creates printed links for the first people of the audience, up to the limit of a call. Throws `none-to-invite`. */
export async function createPrintedInvitations(
  tx: Database,
  maker: Maker,
  audience: Audience,
): Promise<Invitation[]> {
  const { first } = firstOf(await peopleToInvite(tx, maker, audience));
  if (first.length === 0) throw refusal('none-to-invite');
  await log(tx, maker, first, 'account.password-link');
  return linksFor(tx, maker, first);
}

/** Adds the message with a link to the outbox, where the link is as secret as a code. */
async function enqueueLink(
  tx: Database,
  { account, link, expiresAt }: Invitation,
  { way, recipient, now }: { way: InvitationWay; recipient: string; now: Date },
): Promise<void> {
  const until = { date: localDate(expiresAt), time: localTime(expiresAt) };
  const proof = localized(invitationTexts, proofOf(account));
  await enqueue(tx, {
    channel: way,
    recipient,
    wording: {
      subject: localized(invitationTexts, 'subject'),
      text:
        way === 'sms'
          ? [localized(invitationTexts, 'sms', { link }), proof]
          : [
              localized(invitationTexts, 'address', { link, ...until }),
              proof,
              localized(invitationTexts, 'secret'),
            ],
      language: account.language ?? sourceLanguage,
    },
    isSecret: true,
    expiresAt,
    now,
  });
}

/** Sends invitations to the people of an audience who have an address. Throws `none-to-invite`. */
export async function sendInvitations(
  tx: Database,
  maker: Maker,
  { way, ...audience }: Audience & { way: InvitationWay },
): Promise<{ sent: number; unreached: number; left: number }> {
  const people = await peopleToInvite(tx, maker, audience);
  const recipients = people.filter((person) => addressFor(way, person) !== null);
  const { first, left } = firstOf(recipients);
  if (first.length === 0) throw refusal('none-to-invite');
  for (const invitation of await linksFor(tx, maker, first)) {
    const recipient = addressFor(way, invitation);
    if (recipient !== null) await enqueueLink(tx, invitation, { way, recipient, now: maker.now });
  }
  await log(tx, maker, first, 'account.send-password-link');
  return { sent: first.length, unreached: people.length - recipients.length, left };
}
