import * as accounts from '@semestr/api/accounts';
import * as auth from '@semestr/api/auth';
import * as calls from '@semestr/api/second-factor';
import { appCode } from '../apps/server/test/second-factor.ts';
import { countOf, type Finding, tally, upTo, verdict } from './findings.ts';
import { passwordOf, students, type World } from './world.ts';

const login = students.other;
const STEP = 30_000;

/** Submits a second-factor code several times concurrently: only one of the requests may succeed. */
export async function oneTimeCodes(world: World): Promise<Finding[]> {
  await world.forget(login);
  const owner = await world.signIn(login);
  const password = passwordOf(login);
  const { secret } = await owner.call(calls.begin, { body: { password } });
  try {
    // Codes of the previous and the next step are accepted too, so three are available without waiting.
    const now = world.target.now().getTime();
    const codeOf = (step: number): string => appCode(secret, new Date(now + step * STEP));
    const { recoveryCodes } = await owner.call(calls.confirm, { body: { code: codeOf(-1) } });
    const give = async (secondFactor: string): Promise<number> =>
      world.stranger().status(auth.login, { body: { username: login, password, secondFactor } });
    const atOnce = async (code: string, count: number): Promise<number[]> =>
      Promise.all(upTo(count).map(() => give(code)));

    const rounds = [await atOnce(codeOf(0), 2), await atOnce(codeOf(1), 8)];
    await world.forget(login);
    for (const code of recoveryCodes.slice(0, world.times(3))) rounds.push(await atOnce(code, 2));
    await world.forget(login);
    const old = [await give(codeOf(-1)), await give(codeOf(0)), await give(codeOf(1))];
    return [
      {
        attack: 'a code of the second factor, used twice',
        tried: `${rounds.length} codes by two or more concurrently, 3 again`,
        happened: `accepted: ${rounds.map((round) => countOf(round, 200)).join(', ')}; again: ${tally(old)}`,
        verdict: verdict(rounds.every((round) => countOf(round, 200) === 1) && !old.includes(200)),
      },
    ];
  } finally {
    await world.admin.call(accounts.resetSecondFactor, { params: { id: world.idOf(login) } });
    await world.forget(login);
  }
}
