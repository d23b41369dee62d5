import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract, features } from '@semestr/api/contract';
import type { Endpoint } from '@semestr/api/endpoint';
import { formKinds } from '@semestr/core/requests/kinds';
import { expect, it } from 'vitest';
import { ownData } from './features/download/own-data.ts';
import { kindOf } from './features/records/kinds.ts';
import { kindNames } from './features/records/names.ts';

/**
 * Reasons why calls have no command. A call that gets a command loses its reason, and a new call needs one or the
 * other.
 */
const reasons: Readonly<Record<string, readonly string[]>> = {
  'another call does the same, for clients that know this one': [
    'certificates.closeByGet',
    'contacts.changeByPut',
    'contacts.sendCodeByPath',
    'markSheets.closeByGet',
    'recovery.isEmployee',
    'session.logoutByGet',
  ],
  'a form field loads it while the user types or chooses': [
    'departments.filter',
    'departments.name',
    'diploma.externalManagers',
    'diploma.topicsOfEmployee',
    'markSheets.employees',
    'markSheets.employeesByName',
    'markSheets.types',
    'rating.search',
    'rooms.filter',
    'support.autocomplete',
    'support.byPersonalInfo',
    'support.categories',
  ],
  'only a browser can do it': [
    'notifications.stream',
    'oidc.finish',
    'oidc.start',
    'passkeys.add',
    'passkeys.addOptions',
    'passkeys.remove',
    'passkeys.rename',
    'passkeys.signIn',
    'passkeys.signInOptions',
    'push.add',
    'push.remove',
  ],
  'an account is made safe by its owner, who sees what is shown once': [
    'password.change',
    'secondFactor.begin',
    'secondFactor.confirm',
    'secondFactor.newRecoveryCodes',
    'secondFactor.turnOff',
  ],
  'it is written with pictures, documents or a signature, in a form that shows them': [
    'cv.setPublished',
    'cv.setReferences',
    'cv.setSearchJob',
    'cv.setShowRating',
    'cv.setSkills',
    'cv.setSummary',
    'dormitory.create',
    'dormitory.update',
    'omissions.apply',
    'photos.change',
    'photos.setOfEmployee',
    'photos.show',
    'photos.upload',
    'practice.create',
    'practice.update',
    'study.sign',
    'support.report',
  ],
  'it is decided once in the studies, beside what is to be weighed': [
    'diploma.add',
    'diploma.remove',
    'diploma.update',
    'markSheets.order',
    'profiling.cancel',
    'profiling.create',
    'profiling.reorder',
    'profiling.update',
    'study.difference',
    'study.parallel',
  ],
  'it is a part of a screen, and its numbers are there in another form': [
    'calendar.read',
    'employees.lastUpdate',
    'groups.lastUpdate',
    'journal.days',
    'journal.subgroupOfSubject',
    'journal.wholeSubject',
    'journal.subgroups',
    'tableImportFiles.oneRow',
    'timetable.fit',
    'timetable.suggestions',
    'timetable.week',
    'today.clashes',
    'verify.key',
  ],
  'a draft is laid out on the grid of the console, beside its clashes and the result of a search': [
    'timetableDrafts.addLesson',
    'timetableDrafts.copy',
    'timetableDrafts.create',
    'timetableDrafts.discard',
    'timetableDrafts.list',
    'timetableDrafts.one',
    'timetableDrafts.publish',
    'timetableDrafts.remove',
    'timetableDrafts.removeLesson',
    'timetableDrafts.saveLesson',
    'timetableDrafts.search',
    'timetableDrafts.stopSearch',
    'timetableDrafts.takeBack',
  ],
  'the terminal has the same in `semestr doctor`, with more': [
    'opening.installation',
    'opening.read',
    'opening.testMessage',
  ],
  'it is confirmed beside what proves it, in the console': ['contacts.confirmForOwner'],
  'it is entered beside the history that it continues, in the console': ['students.transfer'],
  'a report is answered beside its picture and its thread, in the console': [
    'support.answer',
    'support.assignees',
    'support.note',
    'support.thread',
  ],
  'it cannot be taken back, and the console names first what goes and what stays': ['personalData.erase'],
  'impersonation takes place in the portal, where a banner shows it': [
    'impersonation.finish',
    'impersonation.start',
  ],
};

const source = import.meta.dirname;

/** The sources that make calls for a command. The smoke test makes all calls and would hide missing commands. */
const texts = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(
    (path) => path.endsWith('.ts') && !path.includes('.test.') && !path.startsWith(join('features', 'smoke')),
  )
  .map((path) => readFileSync(join(source, path), 'utf8'));

const IMPORT = /import (?:\* as (\w+)|\{([^}]*)\}) from '@semestr\/api\/([\w-]+)'/g;

/**
 * Returns the exports of the contract that a source uses, by module: named imports, and `calls.list` of a whole module.
 */
function usedIn(text: string): [module: string, name: string][] {
  return [...text.matchAll(IMPORT)].flatMap(([, whole, named = '', module = '']): [string, string][] => {
    const names = whole
      ? [...text.matchAll(new RegExp(`\\b${whole}\\.(\\w+)`, 'g'))].map(([, name = '']) => name)
      : named.split(',').map((name) => name.trim().split(' ')[0] ?? '');
    return names.map((name) => [module, name]);
  });
}

async function callsOfSources(): Promise<Set<unknown>> {
  const used = texts.flatMap(usedIn);
  const modules = new Map<string, Record<string, unknown>>();
  for (const module of new Set(used.map(([name]) => name)))
    modules.set(module, (await import(`../../../packages/api/src/${module}.ts`)) as Record<string, unknown>);
  return new Set(used.map(([module, name]) => modules.get(module)?.[name]));
}

/** The calls of the records that administrators manage: a command for each. */
const ofRecords = kindNames.flatMap(
  (name): (Endpoint | undefined)[] => Object.values(kindOf(name)) as Endpoint[],
);

it('parity: every call of the contract has a command, or a reason why it has none', async () => {
  const made = new Set<unknown>([
    ...(await callsOfSources()),
    ...ofRecords,
    ...ownData.map(({ call }) => call),
  ]);
  // The command of kinds with the common form takes its calls from the contract by the kind.
  const formCalls = new Set(
    [...texts.join('\n').matchAll(/\bcallsOf\(kind\)\.(\w+)|features\[kind\]\.(\w+)/g)].map(
      ([, called, named]) => called ?? named,
    ),
  );
  for (const kind of formKinds)
    for (const [name, call] of Object.entries(features[kind])) if (formCalls.has(name)) made.add(call);
  const without = contract.filter(({ call }) => !made.has(call)).map(({ name }) => name);
  expect(without.toSorted()).toEqual(Object.values(reasons).flat().toSorted());
});
