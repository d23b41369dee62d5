import * as recovery from '@semestr/api/recovery';
import { type Finding, upTo, verdict } from './finding.ts';
import type { Visitor } from './visitor.ts';
import { type Login, students, type World } from './world.ts';

/** One client may ask for 100 logins in a quarter of an hour: another takes over before that. */
export const PER_CLIENT = 40;

/** A login like those of students, which nobody has; nor has anybody the hundred before it. */
export const UNKNOWN = '42859999';

/**
 * Students' logins are numbers, those of staff are names: each is compared with unknown ones of its kind. As many tries
 * in the tests too, for every kind of decoy is to be met: the rarest is one in twenty.
 */
const kinds: readonly { known: readonly Login[]; unknown: (index: number) => string; tries: number }[] = [
  { known: Object.values(students), unknown: (index) => String(Number(UNKNOWN) - index), tries: 200 },
  { known: ['teacher', 'admin'], unknown: (index) => `nobody.${index}`, tries: 150 },
];

/**
 * What of an answer about contacts depends on whose it is. Decoys may differ among themselves: an answer tells nothing
 * where it could be that of an unknown login.
 */
export async function shapes(world: World): Promise<Finding> {
  const telling = new Set<string>();
  for (const { known, unknown, tries } of kinds) {
    let asking = world.stranger();
    const decoys = new Set<string>();
    for (const index of upTo(tries)) {
      if (index % PER_CLIENT === 0) asking = world.stranger();
      decoys.add(await shapeOf(asking, unknown(index)));
    }
    for (const login of known) {
      await world.forget(login);
      const shape = await shapeOf(asking, login);
      if (!decoys.has(shape)) telling.add(shape);
    }
  }
  return {
    attack: 'is the login known: which contacts',
    tried: `${kinds.flatMap(({ known }) => known).length} known, ${kinds.reduce((sum, { tries }) => sum + tries, 0)} unknown`,
    happened:
      telling.size === 0
        ? 'all could be unknown'
        : `only known ones are ${[...telling].map((one) => `“${one}”`).join(', ')}`,
    verdict: verdict(telling.size === 0),
  };
}

async function shapeOf(asking: Visitor, login: string): Promise<string> {
  const { employee, contacts, remainingAttempts } = await asking.call(recovery.maskedContacts, {
    query: { login },
  });
  // A number stands for any other, the beginning of an e-mail for any other; what is hidden stays.
  const values = contacts.map(({ contactValue }) =>
    contactValue.replaceAll(/\d/g, '0').replace(/^[^+][^*]*/, 'aa'),
  );
  return `${employee ? 'employee' : 'no employee'} ${values.join(' and ') || 'without contacts'} (${remainingAttempts})`;
}
