import * as auth from '@semestr/api/auth';
import { countOf, type Finding, tally, upTo, verdict } from './findings.ts';
import { students, type World } from './world.ts';

/** Number of failed sign-ins that one client has for one username. */
const FAILURES = 10;
const REAL = '203.0.113.77';

/** Headers that a client forges. A proxy appends the address that it sees to X-Forwarded-For. */
const disguises: readonly ((address: string) => Record<string, string>)[] = [
  (address) => ({ 'x-forwarded-for': `${address}, ${REAL}` }),
  (address) => ({ 'x-forwarded-for': `127.0.0.1, ${address}, ${REAL}` }),
  (address) => ({ forwarded: `for=${address}` }),
  (address) => ({ 'x-real-ip': address, 'x-client-ip': address, 'true-client-ip': address }),
  (address) => ({ 'cf-connecting-ip': address, 'x-cluster-client-ip': address, via: `1.1 ${address}` }),
  (address) => ({ 'x-original-url': `/?${address}`, 'x-rewrite-url': `/?${address}` }),
  (address) => ({ host: `${address}:80`, 'x-forwarded-host': address }),
];

/** Sends forged headers, which must give neither new attempts nor access to another path. */
export async function spoofing(world: World): Promise<Finding[]> {
  return [await attempts(world), await otherPath(world)];
}

async function attempts(world: World): Promise<Finding> {
  const login = students.confirmed;
  await world.forget(login);
  const statuses: number[] = [];
  for (const index of upTo(world.times(42))) {
    const disguise = disguises[index % disguises.length];
    // Without a proxy the real address counts, and the last address is forged like the others.
    const guesser = world.stranger({ 'x-forwarded-for': REAL, ...disguise?.(`198.51.100.${index}`) });
    statuses.push(await guesser.status(auth.login, { body: { username: login, password: 'Wrong-2026!' } }));
  }
  await world.forget(login);
  return {
    attack: 'new attempts through a spoofed address',
    tried: `${statuses.length} wrong passwords, ${FAILURES} allowed`,
    happened: tally(statuses),
    verdict: verdict(
      countOf(statuses, 401) <= FAILURES && statuses.every((status) => [401, 429].includes(status)),
    ),
  };
}

/** Some servers accept a header that overrides the path, which bypasses the rules of a proxy. */
async function otherPath(world: World): Promise<Finding> {
  const path = '/api/v1/admin/users';
  const headers = { 'x-original-url': path, 'x-rewrite-url': path, 'x-http-method-override': 'DELETE' };
  const student = await world.signIn(students.confirmed, world.stranger(headers));
  const answers = [await student.fetch('/healthz'), await student.fetch('/api/v1/sessions')];
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  const isItself = texts[0] === 'ok' && texts[1]?.startsWith('[{"id"') === true;
  return {
    attack: 'another path or method by a header',
    tried: `${answers.length} calls`,
    happened: isItself ? 'the path and the method count' : texts.join().slice(0, 80),
    verdict: verdict(isItself),
  };
}
