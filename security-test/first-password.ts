import { randomBytes } from 'node:crypto';
import * as accounts from '@semestr/api/accounts';
import * as recovery from '@semestr/api/recovery';
import * as students from '@semestr/api/students';
import { countOf, type Finding, tally, upTo, verdict } from './findings.ts';
import { passwordOf, students as logins, type World } from './world.ts';

const login = logins.other;
const WRONG_DATE = '1990-01-01';
/** Number of wrong birth dates after which a link expires. */
const DATES = 5;

/** Attacks links for a first password: guessed, altered, used twice, and tried with other birth dates. */
export async function firstPassword(world: World): Promise<Finding[]> {
  const query = { filter: JSON.stringify({ q: login }) };
  const [student] = await world.admin.call(students.list, { query });
  // Administrators can see the birth date, unlike some roles.
  if (!student?.birthDate) throw new Error(`The server shows no student ${login}`);
  const { birthDate } = student;
  /** Opens links, each from a different address, because addresses have limits too. */
  const open = async (hash: string, date = birthDate): Promise<number> =>
    world.stranger().status(recovery.setPasswordByLink, {
      // Claims to be valid forever, and sets the existing password.
      body: { hash, birthDate: date, password: passwordOf(login), expiredTime: '4102444800000' },
    });
  const fresh = async (): Promise<string> => {
    const { link } = await world.admin.call(accounts.passwordLink, { params: { id: world.idOf(login) } });
    return new URL(link, world.url).searchParams.get('h') ?? '';
  };

  const forged = await Promise.all(
    upTo(world.times(50)).map(() => open(randomBytes(16).toString('base64url'))),
  );
  const real = await fresh();
  const altered = await Promise.all(alterations(real).map((hash) => open(hash)));
  const replaced = await fresh();
  const old = await open(real);
  const used = await Promise.all(upTo(world.times(10)).map(() => open(replaced)));
  const again = await open(replaced);

  const guessed = await fresh();
  const dates = await Promise.all(upTo(world.times(20)).map(() => open(guessed, WRONG_DATE)));
  for (const _ of upTo(DATES)) await open(guessed, WRONG_DATE);
  const dead = await open(guessed);
  // The owner uses the next link, which also removes the expired one.
  await open(await fresh());

  const refused = [...forged, ...altered];
  return [
    {
      attack: 'a forged or altered link',
      tried: `${refused.length} links`,
      happened: tally(refused),
      verdict: verdict(refused.every((status) => [400, 404].includes(status))),
    },
    {
      attack: 'a used or replaced link',
      tried: `${used.length} concurrently, once more, and the previous link`,
      happened: `${tally(used)}; then ${again} and ${old}`,
      verdict: verdict(countOf(used, 200) === 1 && again !== 200 && old !== 200),
    },
    {
      attack: 'birth dates guessed',
      tried: `${dates.length} concurrently, ${DATES} allowed, then the right one`,
      happened: `${tally(dates)}; then ${dead}`,
      verdict: verdict(countOf(dates, 409) <= DATES && dead === 410),
    },
  ];
}

/** Returns variants of a link: with one character changed, in another case, shortened, lengthened. */
const alterations = (hash: string): string[] => [
  ...Array.from(
    hash,
    (sign, index) => hash.slice(0, index) + (sign === 'A' ? 'B' : 'A') + hash.slice(index + 1),
  ),
  hash.toUpperCase(),
  hash.slice(1),
  hash.slice(0, -1),
  `${hash}A`,
  `${hash}==`,
  '%',
];
