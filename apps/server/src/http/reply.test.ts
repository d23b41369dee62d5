import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { replyCheck } from './reply.ts';

const Place = z.object({
  id: z.int(),
  name: z.string().check(z.maxLength(5)),
  note: z.optional(z.nullable(z.string())),
  get within() {
    return z.array(Place);
  },
});

const Reply = z.object({
  content: z.array(
    z.union([Place, z.object({ days: z.record(z.string(), z.object({ hours: z.number() })) })]),
  ),
  last: z.boolean(),
});

const place = { id: 1, name: 'ауд.', within: [{ id: 2, name: 'шкаф', note: null, within: [], secret: 1 }] };
const days = { days: { '1': { hours: 2.5, secret: 1 } }, secret: 1 };

const issuesOf = (check: () => unknown): unknown => {
  try {
    return check();
  } catch (error) {
    return error instanceof z.core.$ZodError ? error.issues : error;
  }
};

describe('validation of replies', () => {
  const check = replyCheck(Reply);

  it('replies: keep the fields of the schema at every depth, and nothing else', () => {
    expect(check({ content: [place, days], last: true, secret: 1 })).toEqual({
      content: [
        { id: 1, name: 'ауд.', within: [{ id: 2, name: 'шкаф', note: null, within: [] }] },
        { days: { '1': { hours: 2.5 } } },
      ],
      last: true,
    });
  });

  it.each([
    ['a field is missing', { content: [] }],
    ['a value is of another type', { content: [], last: 'yes' }],
    ['a text is too long', { content: [{ ...place, name: 'аудитория' }], last: true }],
    ['it is wrong within', { content: [{ ...place, within: [{ id: 'x' }] }], last: true }],
    ['a record has something else', { content: [{ days: { '1': { hours: null } } }], last: true }],
    ['it is no object', null],
  ])('replies: fail with zod’s own issues when %s', (_, value) => {
    expect(issuesOf(() => check(value))).toEqual(issuesOf(() => z.parse(Reply, value)));
    expect(() => check(value)).toThrow(z.core.$ZodError);
  });

  it('replies: are transformed as the schema declares', () => {
    const average = z.pipe(
      z.transform((value: number | null) => value ?? 0),
      z.number(),
    );
    expect(replyCheck(z.object({ average }))({ average: null })).toEqual({ average: 0 });
  });
});
