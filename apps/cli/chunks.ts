import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
/** Returns what a module imports. */
type Context = Parameters<Exclude<Group['name'], string>>[1];

const PROGRAM = /[\\/]cli[\\/]src[\\/]program\.ts$/;
const OWN_TEXTS = /[\\/]cli[\\/]src[\\/]io[\\/]texts[\\/](\w+)\.ts$/;
const TEXTS = /[\\/](ru|en|be)\.ts$/;
const COMMAND = /[\\/]cli[\\/]src[\\/]commands[\\/]/;
const HTTP = /[\\/]undici[\\/]|[\\/]little-undici\.mjs$|[\\/]cli[\\/]src[\\/]http[\\/]fetch\.ts$/;
/** Ink and its dependencies: the groups with a higher priority take the other libraries. */
const SCREEN = /[\\/]cli[\\/]src[\\/]screens[\\/]|[\\/]node_modules[\\/](?!\.pnpm[\\/]|zod[\\/])/;
const CONTRACT = /[\\/]packages[\\/]api[\\/]|[\\/]node_modules[\\/]zod[\\/]/;
/** Modules that decide what is loaded. */
const START = /[\\/]cli[\\/]src[\\/](?:main|run|io[\\/](?:check-node|stdout))\.ts$/;
/** Modules that the start shares with the rest of the program. */
const LANGUAGE =
  /[\\/]cli[\\/](?:package\.json|src[\\/]io[\\/](?:language|node-version)\.ts)$|[\\/]core[\\/]src[\\/]languages\.ts$/;

/** Whether a module needs the contract to load. */
function needsContract(id: string, context: Context, seen = new Set<string>()): boolean {
  if (CONTRACT.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return context.getModuleInfo(id)?.importedIds.some((one) => needsContract(one, context, seen)) ?? false;
}

/**
 * Groups modules into files by what is needed together: finding and opening many files takes longer than reading one. A
 * module runs when it is imported, whatever else its file contains.
 */
export const groups: Group[] = [
  { name: 'language', test: LANGUAGE, priority: 8 },
  // What every command needs, with its dependencies.
  { name: 'program', test: PROGRAM, priority: 7 },
  // One file per language, because a run uses only one; the texts of every command are small compared with those of the
  // features.
  { name: (id) => OWN_TEXTS.exec(id)?.[1], test: OWN_TEXTS, priority: 6, debugName: 'own texts' },
  { name: (id) => `features-${TEXTS.exec(id)?.[1]}`, test: TEXTS, priority: 5, debugName: 'texts' },
  // Definitions of commands: everything else that the help of one command needs.
  {
    name: (id, context) => (needsContract(id, context) ? null : 'commands'),
    test: COMMAND,
    priority: 4,
    debugName: 'commands',
  },
  { name: 'http', test: HTTP, priority: 3, includeDependenciesRecursively: false },
  { name: 'screens', test: SCREEN, priority: 2, includeDependenciesRecursively: false },
  // Implementations of commands.
  { name: 'features', test: (id) => !START.test(id), priority: 1, includeDependenciesRecursively: false },
];
