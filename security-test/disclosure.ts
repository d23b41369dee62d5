import * as auth from '@semestr/api/auth';
import { bodyOf, urlOf } from '@semestr/api/client';
import type { Endpoint } from '@semestr/api/endpoint';
import * as recovery from '@semestr/api/recovery';
import { type Finding, notTried, upTo, verdict } from './findings.ts';
import { PER_CLIENT, shapes, UNKNOWN } from './decoys.ts';
import { separation, SUSPICIOUS } from './rank-sum.ts';
import { STRANGE_CONTACT, students, type World } from './world.ts';

interface Question {
  attack: string;
  usual: number;
  call: Endpoint;
  of: (login: string) => { query?: object; body?: object };
}

const questions: readonly Question[] = [
  {
    attack: 'username enumeration: sign-in',
    usual: 40,
    call: auth.login,
    of: (username) => ({ body: { username, password: 'Wrong-2026!' } }),
  },
  {
    attack: 'username enumeration: contacts',
    usual: 60,
    call: recovery.maskedContacts,
    of: (login) => ({ query: { login } }),
  },
  {
    attack: 'username enumeration: is-employee',
    // Only the lookup, whose timing reveals most.
    usual: 240,
    call: recovery.isEmployee,
    of: (login) => ({ query: { login } }),
  },
  {
    attack: 'username enumeration: a wrong contact',
    usual: 15,
    call: recovery.proveContact,
    of: (login) => ({ body: { login, contactValue: STRANGE_CONTACT } }),
  },
];

/**
 * Checks whether the status, shape or duration of a response reveals that a username exists; in strict mode none of
 * them may.
 */
export async function disclosure(world: World): Promise<Finding[]> {
  const status = await world.stranger().status(recovery.maskedContacts, { query: { login: UNKNOWN } });
  const isStrict = status === 200;
  const findings = isStrict ? [await shapes(world)] : [];
  for (const question of questions)
    findings.push(
      isStrict || question.call === auth.login
        ? await compareResponses(world, question)
        : notTried(question.attack, 'the server reveals it: RECOVERY_DISCLOSURE=open'),
    );
  await world.forget(students.confirmed);
  return findings;
}

async function compareResponses(world: World, { attack, usual, call, of }: Question): Promise<Finding> {
  await world.forget(students.confirmed);
  const seen = { existing: new Set<number>(), missing: new Set<number>() };
  const times: { existing: number[]; missing: number[] } = { existing: [], missing: [] };
  const rounds = world.times(usual);
  // There are few attempts for one username, so each client makes as many as it is allowed.
  const perClient = call.method === 'POST' ? 4 : PER_CLIENT;
  let asking = world.stranger();
  for (const round of upTo(rounds)) {
    if (round % perClient === 0) asking = world.stranger();
    // Alternates the order, so that other load on the machine affects both.
    const order = round % 2 === 0 ? (['existing', 'missing'] as const) : (['missing', 'existing'] as const);
    for (const which of order) {
      const { query, body } = of(which === 'existing' ? students.confirmed : UNKNOWN);
      const started = performance.now();
      const response = await asking.fetch(urlOf(call, { ...(query && { query }) }), {
        method: call.method,
        ...bodyOf(call, body),
      });
      await response.text();
      times[which].push(performance.now() - started);
      seen[which].add(response.status);
    }
  }
  const statuses = { existing: [...seen.existing].join(), missing: [...seen.missing].join() };
  const isSame = statuses.existing === statuses.missing;
  const z = separation(times.existing, times.missing);
  return {
    attack,
    tried: `${rounds} times each, interleaved`,
    happened: `${isSame ? statuses.existing : `${statuses.existing} and ${statuses.missing}`}, time z = ${z.toFixed(1)} (|z| ≤ ${SUSPICIOUS})`,
    verdict: verdict(isSame && Math.abs(z) <= SUSPICIOUS),
  };
}
