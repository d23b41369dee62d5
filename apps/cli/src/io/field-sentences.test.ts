import { ApiError, type FieldFault } from '@semestr/api/client';
import { fieldReasons } from '@semestr/api/faults';
import { change } from '@semestr/api/password';
import { Course, StoredName, Time } from '@semestr/api/shapes';
import { groups } from '@semestr/api/groups';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openServer } from '../../test/open.fixture.ts';
import { explain } from './failures.ts';
import { isWholeNumber, limitOf, schemaAt } from './field-limits.ts';

const explained = async (
  fields: FieldFault[],
  language: 'ru' | 'en',
  call = groups.create,
): Promise<string> =>
  (await explain(new ApiError('bad-input', 400, { fields, call }), 'http://portal.example', language)).text;

describe('rejected field', () => {
  it('field faults: the message names the limit of the contract, in both languages', async () => {
    const fields = [
      { field: 'course', reason: 'too-big' },
      { field: 'body.name', reason: 'too-big' },
      { field: 'course', reason: 'format' },
    ];
    expect(await explained(fields, 'en')).toBe(
      'Check the data you entered. course: must be at most 20. name: must not be longer than 30 characters. course: must be a whole number.',
    );
    expect(await explained(fields, 'ru')).toBe(
      'Проверьте введённые данные. course: нужно не больше 20. name: символов должно быть не больше 30. course: нужно целое число.',
    );
  });

  it('field faults: the fault of a password is a sentence without the name of the field', async () => {
    const error = new ApiError('bad-input', 400, {
      fields: [{ field: 'newPassword', reason: 'personal' }],
      call: change,
    });
    const { text } = await explain(error, 'http://portal.example', 'ru');
    expect(text).toBe('Проверьте введённые данные. Пароль не должен содержать ваше имя или логин.');
  });

  it.each(['ru', 'en'] as const)(
    'field faults: every reason of the contract has a sentence in %s',
    async (language) => {
      for (const reason of fieldReasons) {
        const text = await explained([{ field: 'поле', reason }], language);
        expect(text).toMatch(/\. \S.*[.!]$/);
        expect(text).not.toMatch(new RegExp(`: ${reason}\\b|\\u00a0`));
      }
    },
  );

  it('field faults: a reason beyond the contract is not changed', async () => {
    expect(await explained([{ field: 'name', reason: 'odd' }], 'en')).toContain('name: odd.');
  });
});

describe('limits of a schema', () => {
  it('field limits: found in nested, optional and converted fields', () => {
    const schema = z.object({
      rows: z.array(z.object({ course: z.optional(z.nullable(Course)) })).check(z.maxLength(3)),
      by: z.record(z.string(), z.number().check(z.positive())),
      page: z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(50))),
      either: z.union([Time, StoredName(40)]),
    });
    const limitAt = (path: string, reason: 'too-small' | 'too-big') => {
      const found = schemaAt(schema, path.split('.'));
      return found && limitOf(found, reason);
    };
    expect(limitAt('rows.2.course', 'too-big')).toEqual({ counted: 'value', isInclusive: true, limit: 20 });
    expect(limitAt('rows', 'too-big')).toEqual({ counted: 'list', isInclusive: true, limit: 3 });
    expect(limitAt('by.any', 'too-small')).toEqual({ counted: 'value', isInclusive: false, limit: 0 });
    expect(limitAt('page', 'too-big')).toEqual({ counted: 'value', isInclusive: true, limit: 50 });
    expect(limitAt('either', 'too-big')).toEqual({ counted: 'text', isInclusive: true, limit: 40 });
    expect(limitAt('rows', 'too-small')).toBeNull();
    expect(limitAt('nothing.here', 'too-big')).toBeNull();
    expect(isWholeNumber(Course)).toBe(true);
    expect(isWholeNumber(StoredName(40))).toBe(false);
  });
});

const { ask } = openServer({});

it('field faults: a value that is rejected before it is sent names the limit too', async () => {
  const argv = ['admin', 'groups', 'create', '--set', 'course=99', '--set', `name=${'7'.repeat(40)}`];
  const { code, err } = await ask(argv);
  expect(code).toBe(2);
  expect(err).toContain('  course: must be at most 20\n');
  expect(err).toContain('  name: must not be longer than 30 characters\n');
});
