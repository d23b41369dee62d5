import * as auth from '@semestr/api/auth';
import { ApiError } from '@semestr/api/client';
import * as recovery from '@semestr/api/recovery';
import { outbox } from '@semestr/api/notifications';
import { ownContact } from './codes.ts';
import { type Finding, notTried, tally, upTo, verdict } from './findings.ts';
import { passwordOf, STRANGE_CONTACT, students, type World } from './world.ts';

const attack = 'the owner shut out by a stranger';

/**
 * A visitor uses up the attempts to recover and to sign in. The owner, at another address, can still sign in and
 * recover.
 */
export async function lockout(world: World): Promise<Finding[]> {
  if (!world.returnsAddresses) return [notTried(attack, 'the server sees the same address for all clients')];
  const login = students.headman;
  await world.forget(login);
  const [stranger, owner] = [world.stranger(), world.stranger()];
  const contactValue = await ownContact(world, login);
  const tries = upTo(world.times(30));
  const shut: number[] = [];
  for (const _ of tries) {
    const body = { login, contactValue: STRANGE_CONTACT };
    shut.push(await stranger.status(recovery.proveContact, { body }));
    shut.push(await stranger.status(auth.login, { body: { username: login, password: 'Wrong-2026!' } }));
  }
  const password = passwordOf(login);
  const statuses = {
    'signs in': await owner.status(auth.login, { body: { username: login, password } }),
    'asks for a code': await owner.status(recovery.sendCode, { body: { login, contactValue } }),
    recovers: await recoverAccount(world, { login, contactValue, password }),
  };
  await world.forget(login);
  const happened = Object.entries(statuses).map(
    ([what, status]) => `${what} ${status ?? '(code not shown)'}`,
  );
  return [
    {
      attack,
      tried: `${shut.length} failures (${tally(shut)})`,
      happened: `the owner ${happened.join(', ')}`,
      verdict: verdict(Object.values(statuses).every((status) => status === 200 || status === null)),
    },
  ];
}

/** Sets the same password again, with the code that a demo without a mail server shows; null when none is shown. */
async function recoverAccount(
  world: World,
  { login, contactValue, password }: { login: string; contactValue: string; password: string },
): Promise<number | null> {
  const query = { sort: '["id","DESC"]', range: '[0,9]' };
  const messages = await world.admin.call(outbox.list, { query }).catch((error: unknown) => {
    if (error instanceof ApiError) return [];
    throw error;
  });
  const text = messages.find(({ recipient }) => recipient === contactValue)?.text ?? '';
  const [confirmCode] = /\b\d{6}\b/.exec(text) ?? [];
  if (confirmCode === undefined) return null;
  return world
    .stranger()
    .status(recovery.setPassword, { body: { login, contactValue, confirmCode, password } });
}
