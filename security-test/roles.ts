import * as auth from '@semestr/api/auth';
import { contract } from '@semestr/api/contract';
import { changesState, type Endpoint } from '@semestr/api/endpoint';
import type { SignedIn } from '@semestr/api/signed-in';
import * as students from '@semestr/api/students';
import { hasRight } from '@semestr/core/rights';
import { countOf, type Finding, notTried, tally, verdict } from './findings.ts';
import type { Visitor } from './visitor.ts';
import { type Login, passwordOf, type World } from './world.ts';

/** Id of a record that does not exist, so that a call that is wrongly admitted changes nothing. */
const NO_ROLE = '2147483000';

const consoleCalls = contract.flatMap(({ call }) => (call.access === 'admin' ? [call] : []));

async function statusOf(
  who: Visitor,
  { method, path }: { method: Endpoint['method']; path: string },
  body = '{}',
): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const request = method === 'GET' ? {} : { method, headers, body };
  const response = await who.fetch(path.replaceAll(/:\w+/g, NO_ROLE), request);
  await response.body?.cancel();
  return response.status;
}

async function enter(world: World, username: Login): Promise<{ who: Visitor; as: SignedIn }> {
  const who = world.stranger();
  const as = await who.call(auth.login, { body: { username, password: passwordOf(username) } });
  return { who, as };
}

/** Makes every call of the console that the role does not permit. */
async function tryForbiddenCalls(world: World, username: Login): Promise<Finding> {
  const { who, as } = await enter(world, username);
  const role = as.staffRole;
  const refused = consoleCalls.filter(
    (call) => !role || !hasRight(role, call.area, changesState(call) ? 'write' : 'read'),
  );
  const answers: number[] = [];
  for (const call of refused) answers.push(await statusOf(who, call));
  return {
    attack: `calls of the console beyond the role: ${role ?? username}`,
    tried: `${answers.length} calls`,
    happened: tally(answers),
    verdict: verdict(countOf(answers, 403) === answers.length),
  };
}

/** Returns the first and the last students by faculty, as visible to the reader. */
async function listStudents(reader: Visitor): Promise<students.Student[]> {
  const orders = ['ASC', 'DESC'].map((order) => JSON.stringify(['facultyAbbrev', order]));
  const lists = orders.map((sort) => reader.call(students.list, { query: { sort, range: '[0,99]' } }));
  return (await Promise.all(lists)).flat();
}

/** Reads and writes students of other faculties as the dean's office of one. */
async function otherFaculties(world: World): Promise<Finding> {
  const attack = 'students of another faculty, by a dean’s office';
  const { who, as } = await enter(world, 'dean');
  const isOther = ({ facultyAbbrev }: students.Student) => facultyAbbrev !== as.staffFaculty;
  const others = (await listStudents(world.admin)).filter(isOther).slice(0, world.times(100));
  if (others.length === 0) return notTried(attack, 'all students are of the same faculty');
  const answers: number[] = [];
  for (const student of others) {
    const path = students.one.path.replace(':id', String(student.id));
    // Unchanged: if it were written, no data would be lost.
    const body = JSON.stringify(student);
    for (const method of ['GET', 'PUT'] as const) answers.push(await statusOf(who, { method, path }, body));
  }
  const listed = await listStudents(who);
  const leaked = listed.filter(isOther);
  return {
    attack,
    tried: `${answers.length} calls, lists of ${listed.length}`,
    happened: `${tally(answers)}; ${leaked.length} listed`,
    verdict: verdict(countOf(answers, 404) === answers.length && leaked.length === 0),
  };
}

/** Attacks that exceed a console role (docs/decisions/0064). */
export async function roles(world: World): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const login of ['42850001', 'teacher', 'dean', 'timetable', 'library', 'support', 'auditor'] as const)
    findings.push(await tryForbiddenCalls(world, login));
  return [...findings, await otherFaculties(world)];
}
