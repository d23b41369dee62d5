import { isNameField } from '@semestr/core/plain-names';
import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { nonEmpty } from '../../../apps/server/test/non-empty.ts';
import { contract } from './contract.ts';
import { changesState } from './endpoint.ts';

/** Yields every text field of a schema that contains a name or a title, by its path. */
function* namesIn(
  schema: z.core.$ZodType,
  path: readonly string[] = [],
): Generator<[string, z.core.$ZodType]> {
  const { def } = schema._zod;
  if (def.type === 'string') {
    const field = path.findLast((part) => part !== '[]') ?? '';
    if (isNameField(field)) yield [path.join('.'), schema];
  } else if (schema instanceof z.ZodMiniObject)
    for (const [name, part] of Object.entries(schema.shape)) yield* namesIn(part, [...path, name]);
  else if (schema instanceof z.ZodMiniArray) yield* namesIn(schema._zod.def.element, [...path, '[]']);
  else if (schema instanceof z.ZodMiniUnion)
    for (const option of schema._zod.def.options) yield* namesIn(option, path);
  else if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault
  )
    yield* namesIn(schema._zod.def.innerType, path);
  else if (schema instanceof z.ZodMiniPipe) {
    yield* namesIn(schema._zod.def.in, path);
    yield* namesIn(schema._zod.def.out, path);
  }
}

/** Search texts are not stored, and filters refer to stored names. */
const isSearched = (name: string, path: string) => name === 'profiles.search' || path.startsWith('filter.');

/** Imports from another provider check whole records. */
const fields = contract
  .filter(({ call }) => changesState(call) && !call.path.includes('/admin/import/'))
  .flatMap(({ name, call }) =>
    [...namesIn(call.body ?? z.object({}))]
      .filter(([path]) => !isSearched(name, path))
      .map(([path, schema]) => [`${name} ${path}`, schema] as const),
  );

it('stored names: the contract contains some', () => {
  expect(fields.length).toBeGreaterThan(60);
});

it.each(nonEmpty(fields))(
  'stored names: %s rejects control characters, bidi marks and commands',
  (_field, schema) => {
    for (const name of ['a\nb', 'a\u001b[0m', 'a\u202eb', '$(id)', 'a`id`'])
      expect([name, z.safeParse(schema, name).success]).toEqual([name, false]);
  },
);
