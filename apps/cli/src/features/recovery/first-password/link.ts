import { passwordLink } from '@semestr/api/accounts';
import type { Client } from '@semestr/api/client';
import { one } from '@semestr/api/students';
import type { IsoDate } from '@semestr/core/dates';
import { type FirstPasswordLink, readLink } from '@semestr/core/first-password';
import { failure } from '../../../io/failure.ts';
import type { Subject } from '../subject.ts';
import { texts } from '../texts.ts';

/** Verifies the owner of a link: a student by the birth date, any other user by the username. */
export type Proof = { birthDate: IsoDate } | { login: string };

/** Returns the proof for a user, from their record. */
export async function proofOf(admin: Client, { login, record }: Subject): Promise<Proof> {
  if (record.kind !== 'students') return { login };
  const { birthDate } = await admin.call(one, { params: { id: String(record.id) } });
  if (birthDate === null) throw failure(texts, (t) => t('birthDateHidden'));
  return { birthDate };
}

/** Returns a proof that does not match. */
export const otherProof = (proof: Proof): Proof => {
  if ('login' in proof) return { login: `${proof.login}-x` };
  return { birthDate: proof.birthDate === '1990-01-01' ? '1990-01-02' : '1990-01-01' };
};

/** Creates a link and loads it as the page behind it does. */
export async function makeLink(
  admin: Client,
  { userId, record }: Subject,
  now: Date,
): Promise<FirstPasswordLink> {
  const { link } = await admin.call(passwordLink, { params: { id: String(userId) } });
  const query = new URLSearchParams(link.split('?')[1]);
  const result = readLink({ h: query.get('h'), t: query.get('t'), by: query.get('by') }, now.getTime());
  const wanted = record.kind === 'students' ? 'birthDate' : 'login';
  // The owner would be asked for other proof, or for none.
  if (typeof result === 'string' || result.proof !== wanted)
    throw failure(texts, (t) => t('badLink', { link }));
  return result;
}
