import * as contacts from '@semestr/api/contacts';
import * as recovery from '@semestr/api/recovery';
import { CONTACT_ATTEMPTS, RECOVERY_ATTEMPTS } from '@semestr/core/attempts';
import { countOf, type Finding, tally, upTo, verdict } from './findings.ts';
import { type Login, passwordOf, students, type World } from './world.ts';

/** Number of attempts that all visitors together have for one username. */
const EVERYBODY = 20;
const wrongCode = (index: number): string => String(index * 4999 + 1).padStart(6, '0');

/** Tries many codes concurrently. The server must not check more of them than of codes tried one by one. */
export async function wrongCodes(world: World): Promise<Finding[]> {
  const findings = [await tryContactCodes(world), await tryRecoveryCodes(world, 'one address')];
  return world.returnsAddresses ? [...findings, await tryRecoveryCodes(world, 'many addresses')] : findings;
}

/** 409 shows that a code was checked. */
function toFinding(attack: string, statuses: readonly number[], allowed: number): Finding {
  const isShut = statuses.every((status) => [409, 410, 429, 503].includes(status));
  return {
    attack,
    tried: `${statuses.length} concurrent codes, ${allowed} allowed`,
    happened: tally(statuses),
    verdict: verdict(isShut && countOf(statuses, 409) > 0 && countOf(statuses, 409) <= allowed),
  };
}

async function tryContactCodes(world: World): Promise<Finding> {
  const login = students.unconfirmed;
  await world.forget(login);
  const owner = await world.signIn(login);
  const { contactDtoList } = await owner.call(contacts.list, {});
  const contactId = contactDtoList.find(({ confirmed }) => !confirmed)?.id ?? 0;
  await owner.call(contacts.sendCode, { body: contactId });
  const statuses = await Promise.all(
    upTo(world.times(200)).map((index) =>
      owner.status(contacts.confirm, { body: { contactId, code: wrongCode(index) } }),
    ),
  );
  await world.forget(login);
  return toFinding('wrong codes for a contact', statuses, CONTACT_ATTEMPTS);
}

async function tryRecoveryCodes(world: World, from: 'one address' | 'many addresses'): Promise<Finding> {
  const login = students.other;
  await world.forget(login);
  const contactValue = await ownContact(world, login);
  const guesser = world.stranger();
  await guesser.status(recovery.sendCode, { body: { login, contactValue } });
  // If a code happens to be correct, the password does not change.
  const password = passwordOf(login);
  const statuses = await Promise.all(
    // More than the limit, even with a small share of the tries.
    upTo(Math.max(world.times(200), EVERYBODY + 5)).map((index) =>
      (from === 'one address' ? guesser : world.stranger()).status(recovery.setPassword, {
        body: { login, contactValue, confirmCode: wrongCode(index), password },
      }),
    ),
  );
  await world.forget(login);
  return toFinding(
    `wrong codes to recover, from ${from}`,
    statuses,
    from === 'one address' ? RECOVERY_ATTEMPTS : EVERYBODY,
  );
}

/** Returns a full contact of a demo student, which an acquaintance of the owner might know. */
export async function ownContact(world: World, login: Login): Promise<string> {
  const owner = await world.signIn(login);
  const { contactDtoList } = await owner.call(contacts.list, {});
  return contactDtoList.find(({ contactTypeId }) => contactTypeId === 6)?.contactValue ?? '';
}
