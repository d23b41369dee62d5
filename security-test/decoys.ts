import * as recovery from '@semestr/api/recovery';
import { type Finding, upTo, verdict } from './findings.ts';
import type { Visitor } from './visitor.ts';
import { type Login, students, type World } from './world.ts';

/** A client may request 100 usernames within 15 minutes; below that another client takes over. */
export const PER_CLIENT = 40;

/** A username in the format of students' usernames that does not exist; nor do the hundred before it. */
export const UNKNOWN = '42859999';

/**
 * Usernames of students are numbers, those of staff are names, so that each is compared with unknown ones of its kind.
 * The tests make enough tries for every kind of decoy to occur: the rarest is one in twenty.
 */
const kinds: readonly { logins: readonly Login[]; unknown: (index: number) => string; tries: number }[] = [
  { logins: Object.values(students), unknown: (index) => String(Number(UNKNOWN) - index), tries: 200 },
  { logins: ['teacher', 'admin'], unknown: (index) => `nobody.${index}`, tries: 150 },
];

/**
 * Compares the parts of a contacts response that depend on the owner. Decoys may differ from each other: a response
 * reveals nothing if it could be that of an unknown username.
 */
export async function shapes(world: World): Promise<Finding> {
  const telling = new Set<string>();
  for (const { logins, unknown, tries } of kinds) {
    let asking = world.stranger();
    const decoys = new Set<string>();
    for (const index of upTo(tries)) {
      if (index % PER_CLIENT === 0) asking = world.stranger();
      decoys.add(await shapeOf(asking, unknown(index)));
    }
    for (const login of logins) {
      await world.forget(login);
      const shape = await shapeOf(asking, login);
      if (!decoys.has(shape)) telling.add(shape);
    }
  }
  return {
    attack: 'username enumeration: contacts of decoys',
    tried: `${kinds.flatMap(({ logins }) => logins).length} known, ${kinds.reduce((sum, { tries }) => sum + tries, 0)} unknown`,
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
  // Normalises digits and the beginning of an e-mail address, but not masked characters.
  const values = contacts.map(({ contactValue }) =>
    contactValue.replaceAll(/\d/g, '0').replace(/^[^+][^*]*/, 'aa'),
  );
  return `${employee ? 'employee' : 'no employee'} ${values.join(' and ') || 'without contacts'} (${remainingAttempts})`;
}
