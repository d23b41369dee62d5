import { randomBytes } from 'node:crypto';
import * as auth from '@semestr/api/auth';
import * as password from '@semestr/api/password';
import * as session from '@semestr/api/session';
import { type Finding, upTo, verdict } from './findings.ts';
import { visit, type Visitor } from './visitor.ts';
import { isAlive, passwordOf, students, type World } from './world.ts';

const login = students.other;
const NEW_PASSWORD = 'Otherwise-at-2026!';

/** Tries sessions that an attacker chose, and copies of cookies that outlive the owner's sign-out. */
export async function stolenSessions(world: World): Promise<Finding[]> {
  await world.forget(login);
  return [
    await fixation(
      world,
      'a session chosen before sign-in',
      () => `SESSION=${randomBytes(16).toString('base64url')}`,
    ),
    await fixation(world, 'session fixation with the attacker’s session', async () =>
      (await world.signIn(students.confirmed)).cookie(),
    ),
    await stealCookie(world, 'a stolen cookie after sign-out', (owner) => owner.call(session.logout, {})),
    await stealCookie(world, 'a stolen cookie after “end all others”', async () =>
      (await world.signIn(login)).call(session.endOthers, {}),
    ),
    await stealCookie(world, 'a stolen cookie after a new password', async () =>
      changeThere(await world.signIn(login), world),
    ),
    await stealCookie(world, 'a stolen cookie after a new sign-in', async (owner) =>
      world.signIn(login, owner),
    ),
  ];
}

/** Changes the password and reverts it. */
async function changeThere(owner: Visitor, world: World): Promise<void> {
  const old = passwordOf(login);
  await owner.call(password.change, { body: { oldPassword: old, newPassword: NEW_PASSWORD } });
  // The copy must already be invalid, not only after the second change.
  await owner.call(password.change, { body: { oldPassword: NEW_PASSWORD, newPassword: old } });
  await world.forget(login);
}

/** Signs the victim in with a cookie chosen by the attacker. */
async function fixation(
  world: World,
  attack: string,
  choose: () => string | Promise<string>,
): Promise<Finding> {
  let kept = 0;
  const rounds = world.times(5);
  for (const _ of upTo(rounds)) {
    const chosen = await choose();
    const victim = visit(world.url, {}, chosen);
    await victim.call(auth.login, { body: { username: login, password: passwordOf(login) } });
    if (victim.cookie() === chosen || (await isAlive(world.url, chosen))) kept += 1;
    await victim.call(session.logout, {});
  }
  return {
    attack,
    tried: `${rounds} sign-ins`,
    happened: `${kept} of the chosen sessions are alive`,
    verdict: verdict(kept === 0),
  };
}

async function stealCookie(
  world: World,
  attack: string,
  end: (owner: Visitor) => Promise<unknown>,
): Promise<Finding> {
  let alive = 0;
  const rounds = world.times(3);
  for (const _ of upTo(rounds)) {
    const owner = await world.signIn(login);
    const copy = owner.cookie();
    if (!(await isAlive(world.url, copy))) throw new Error('A session that was just opened is dead');
    await end(owner);
    if (await isAlive(world.url, copy)) alive += 1;
  }
  return {
    attack,
    tried: `${rounds} copies`,
    happened: `${alive} of the copies are alive`,
    verdict: verdict(alive === 0),
  };
}
