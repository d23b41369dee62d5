import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { exit, failure } from '../../io/failure.ts';
import { jsonOf } from '../../io/json.ts';
import type { Context } from '../../io/io.ts';
import { checkName } from './faults.ts';
import type { Fields } from './fields.ts';
import { pairOf } from './query.ts';
import { texts } from './texts.ts';
import { valueOf } from './values.ts';

/** Source of the fields of a record; an editor when neither is given. */
export interface Source {
  /** "field=value" each. */
  set: readonly string[];
  /** A file, or "-" for stdin. */
  from: string | undefined;
}

/** Values of fields by name. */
export type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses the values in a JSON text. Throws unless it is an object. */
export function valuesIn(content: string): Values {
  const value = jsonOf(content);
  if (!isValues(value)) throw failure(texts, (t) => t('notRecord'), exit.usage);
  return value;
}

async function contentOf(context: Context, name: string): Promise<string> {
  if (name === '-') {
    // When the record is piped in, the password cannot be piped in as well.
    if (context.login && context.login.passwordFile === undefined && context.stdin.isTTY !== true)
      throw failure(texts, (t) => t('stdinTaken'), exit.usage);
    return text(context.stdin);
  }
  const file = resolve(context.cwd, name);
  return readFile(file, 'utf8').catch((cause: unknown) => {
    throw failure(texts, (t) => t('unreadable', { file }), exit.failed, cause);
  });
}

/** Throws for names that are not fields. */
export function checkNames(values: Values, names: readonly string[]): void {
  for (const name of Object.keys(values)) checkName('unknownField', name, names);
}

/** Returns the values that were typed or are in a file. */
export async function valuesFrom(context: Context, { set, from }: Source, fields: Fields): Promise<Values> {
  if (from !== undefined) return valuesIn(await contentOf(context, from));
  return Object.fromEntries(
    set.map(pairOf).map(([name, value]) => {
      checkName('unknownField', name, Object.keys(fields));
      const field = fields[name];
      return [name, field ? valueOf(field, value) : value];
    }),
  );
}
