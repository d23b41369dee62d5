import { MagicString } from 'magic-string';
import type { ESTree, Plugin } from 'vite';

/** What of a call is for servers alone; several calls may have it in one object that they spread. */
const FLAGS = new Set([
  'access',
  'area',
  'isExtension',
  'inPersonOnly',
  'beforeContacts',
  'asksProof',
  'sessionOnly',
  'takesFile',
  'whenFull',
]);

/** What of a call only servers, descriptions and checks read. */
const UNUSED_IN_BROWSERS = new Set([...FLAGS, 'params', 'query', 'summary', 'example', 'cached', 'maxBytes']);

/** By which name a module imports `file`, what promises a file: a call may be named so itself. */
const fileIn = (statement: ESTree.Program['body'][number]): string[] =>
  statement.type === 'ImportDeclaration'
    ? statement.specifiers.flatMap((one) =>
        one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' && one.imported.name === 'file'
          ? [one.local.name]
          : [],
      )
    : [];

/** The flags in an object of a module's own, which its calls spread: `const own = { …, inPersonOnly: true } as const`. */
function sharedFlags(statement: ESTree.Program['body'][number]): { start: number; end: number }[] {
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ init }) => {
    const object = init?.type === 'TSAsExpression' ? init.expression : init;
    if (object?.type !== 'ObjectExpression') return [];
    return object.properties.filter(
      (one) => one.type === 'Property' && one.key.type === 'Identifier' && FLAGS.has(one.key.name),
    );
  });
}

/**
 * Leaves out of the browser's bundle what it never reads of the contract: the schemas of replies, paths and queries.
 * With them goes the validator itself from every page that has no form. Bodies stay: forms check by them.
 */
export function contractForBrowsers(): Plugin {
  return {
    name: 'semestr:contract-for-browsers',
    apply: 'build',
    transform: {
      filter: { id: /packages[\\/]api[\\/]src[\\/].*\.ts$/ },
      order: 'pre',
      handler(code) {
        const out = new MagicString(code);
        const program = this.parse(code, { lang: 'ts' });
        const file = program.body.flatMap(fileIn).at(0) ?? 'file';
        for (const statement of program.body) {
          for (const { start, end } of sharedFlags(statement)) out.overwrite(start, end, '...{}');
          if (
            statement.type !== 'ExportNamedDeclaration' ||
            statement.declaration?.type !== 'VariableDeclaration'
          )
            continue;
          for (const { init } of statement.declaration.declarations) {
            if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') continue;
            const [call] = init.arguments;
            if (init.callee.name !== 'endpoint' || call?.type !== 'ObjectExpression') continue;
            for (const property of call.properties) {
              if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
              const { start, end, key, value } = property;
              // The comma stays behind: `{ , }` is no object, so the property becomes an empty spread.
              if (UNUSED_IN_BROWSERS.has(key.name)) out.overwrite(start, end, '...{}');
              if (key.name !== 'reply') continue;
              // Of a reply the client asks only whether it is a file, and what that promises.
              const isFile =
                value.type === 'CallExpression' &&
                value.callee.type === 'Identifier' &&
                value.callee.name === file;
              const [name, type, options] = isFile
                ? value.arguments.map((argument) => code.slice(argument.start, argument.end))
                : [];
              const promise = `{ name: ${name}, type: ${type}, isInline: false, ...${options ?? '{}'} }`;
              out.overwrite(start, end, isFile ? `reply: { file: ${promise} }` : 'reply: {}');
            }
          }
        }
        return { code: out.toString(), map: out.generateMap({ hires: true }) };
      },
    },
  };
}
