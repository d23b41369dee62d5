import { MagicString } from 'magic-string';
import type { ESTree, Plugin } from 'vite';

/** Properties of a call that only servers use. Several calls may spread them from a shared object. */
const FLAGS = new Set([
  'access',
  'area',
  'isExtension',
  'forbidImpersonation',
  'beforeContacts',
  'requiresStepUp',
  'sessionOnly',
  'takesFile',
  'allowOnFullDisk',
]);

/** Properties of a call that only servers, API descriptions and checks read. */
const UNUSED_IN_BROWSERS = new Set([...FLAGS, 'params', 'query', 'summary', 'example', 'cached', 'maxBytes']);

/**
 * Returns the local name under which a module imports `file`, which declares a file reply. A call may have the same
 * name.
 */
const fileIn = (statement: ESTree.Program['body'][number]): string[] =>
  statement.type === 'ImportDeclaration'
    ? statement.specifiers.flatMap((one) =>
        one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' && one.imported.name === 'file'
          ? [one.local.name]
          : [],
      )
    : [];

/**
 * Finds the flags in a module's shared object that its calls spread: `const own = { …, forbidImpersonation: true } as
 * const`.
 */
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
 * Finds the expressions that create a module's schemas, calls and tables of fields. They have no side effects, so
 * unused ones can be dropped: a page loads the calls of a resource without the record types of the console.
 */
function valuesAtTop(statement: ESTree.Program['body'][number]): { start: number; end: number }[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ init }) => {
    const value = init?.type === 'TSAsExpression' ? init.expression : init;
    return init && (value?.type === 'CallExpression' || value?.type === 'ObjectExpression') ? init : [];
  });
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Finds the calls that a module declares, including those that a function creates for several resources. */
function callsIn(node: ESTree.Node): ESTree.ObjectExpression[] {
  const [declared] =
    node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'endpoint'
      ? node.arguments
      : [];
  if (declared?.type === 'ObjectExpression') return [declared];
  return Object.values(node)
    .flat()
    .flatMap((part: unknown) => (isNode(part) ? callsIn(part) : []));
}

/**
 * Removes the parts of the contract that browsers never read from their bundle: the schemas of replies, paths and
 * queries. That also removes the validator from every page without a form. Bodies are kept, because forms are validated
 * with them.
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
          for (const { start, end } of valuesAtTop(statement)) {
            out.appendLeft(start, '/* @__PURE__ */ (() => (');
            out.appendRight(end, '))()');
          }
        }
        for (const call of callsIn(program)) {
          for (const property of call.properties) {
            if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
            const { start, end, key, value } = property;
            // Replaced by an empty spread, because the comma remains and `{ , }` is not an object.
            if (UNUSED_IN_BROWSERS.has(key.name)) out.overwrite(start, end, '...{}');
            if (key.name !== 'reply') continue;
            // The client only needs to know whether the reply is a file, and the file's declaration.
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
        return { code: out.toString(), map: out.generateMap({ hires: true }) };
      },
    },
  };
}
