import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
/** Tells what a module imports. */
type Context = Parameters<Exclude<Group['name'], string>>[1];

const PROGRAM = /[\\/]cli[\\/]src[\\/]program\.ts$/;
const OWN_TEXTS = /[\\/]cli[\\/]src[\\/]io[\\/]texts[\\/](\w+)\.ts$/;
const TEXTS = /[\\/](ru|en|be)\.ts$/;
const COMMAND = /[\\/]cli[\\/]src[\\/]commands[\\/]/;
const HTTP = /[\\/]undici[\\/]|[\\/]little-undici\.mjs$|[\\/]cli[\\/]src[\\/]http[\\/]fetch\.ts$/;
/** Ink with what it brings along: what other libraries there are is taken by the groups before. */
const SCREEN = /[\\/]cli[\\/]src[\\/]screens[\\/]|[\\/]node_modules[\\/](?!\.pnpm[\\/]|zod[\\/])/;
const CONTRACT = /[\\/]packages[\\/]api[\\/]|[\\/]node_modules[\\/]zod[\\/]/;
/** What decides what is loaded at all. */
const START = /[\\/]cli[\\/]src[\\/](?:main|run|io[\\/](?:check-node|stdout))\.ts$/;
/** What that shares with what is loaded. */
const LANGUAGE =
  /[\\/]cli[\\/](?:package\.json|src[\\/]io[\\/](?:language|node-version)\.ts)$|[\\/]core[\\/]src[\\/]languages\.ts$/;

/** Whether a module cannot be loaded without the contract. */
function needsContract(id: string, context: Context, seen = new Set<string>()): boolean {
  if (CONTRACT.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return context.getModuleInfo(id)?.importedIds.some((one) => needsContract(one, context, seen)) ?? false;
}

/**
 * Which modules share a file, by what is wanted together: finding and opening each of many takes longer than reading it. A
 * module is run when it is imported, whatever else its file holds.
 */
export const groups: Group[] = [
  { name: 'language', test: LANGUAGE, priority: 8 },
  // What every command needs, with what that needs.
  { name: 'program', test: PROGRAM, priority: 7 },
  // Nobody reads two languages; what every command says is little beside what they say together.
  { name: (id) => OWN_TEXTS.exec(id)?.[1], test: OWN_TEXTS, priority: 6, debugName: 'own texts' },
  { name: (id) => `features-${TEXTS.exec(id)?.[1]}`, test: TEXTS, priority: 5, debugName: 'texts' },
  // Definitions of commands: all that the help of one needs besides.
  {
    name: (id, context) => (needsContract(id, context) ? null : 'commands'),
    test: COMMAND,
    priority: 4,
    debugName: 'commands',
  },
  { name: 'http', test: HTTP, priority: 3, includeDependenciesRecursively: false },
  { name: 'screens', test: SCREEN, priority: 2, includeDependenciesRecursively: false },
  // What commands do.
  { name: 'features', test: (id) => !START.test(id), priority: 1, includeDependenciesRecursively: false },
];
