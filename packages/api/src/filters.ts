import * as z from 'zod/mini';
import { Course, Id, IsoDate } from './shapes.ts';

/** Filters of a list of records. */

/** Maximum page size of a list, which is also the size of a page without a range. */
export const MAX_RANGE = 1000;
export const DEFAULT_RANGE = 25;

/** Value schemas of a filter by key. */
export type Values = Readonly<Record<string, z.ZodMiniType>>;

/** Maximum number of values of one key. */
const MAX_VALUES = 100;

const oneOrMany = <S extends z.ZodMiniType>(value: S) =>
  z.union([value, z.array(value).check(z.minLength(1, 'required'), z.maxLength(MAX_VALUES))]);

/** One schema for all filters by ids, named in the description of the API. */
export const IdOrIds = oneOrMany(Id);

const several = <S extends z.ZodMiniType>(value: S) =>
  // IdOrIds is the result of `oneOrMany(Id)`, which TypeScript cannot infer here.
  z.optional(
    value === (Id as z.ZodMiniType)
      ? (IdOrIds as unknown as ReturnType<typeof oneOrMany<S>>)
      : oneOrMany(value),
  );

/** Each key accepts one value or several, any of which matches. */
type Several<F extends Values> = { [Key in keyof F]: ReturnType<typeof several<F[Key]>> };

const severalOf = <F extends Values>(values: F): Several<F> =>
  // Each key keeps its name.
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, several(value)])) as Several<F>;

/** Filters of every list in addition to its own keys. */
const common = {
  /**
   * Words in the texts of a record, or words that identify the records that it refers to: a student's surname, card
   * number or group.
   */
  q: z.optional(z.string().check(z.maxLength(100))),
  id: z.optional(z.array(Id).check(z.maxLength(MAX_RANGE))),
};

/** Filters by properties of the group: of groups, of students, and of records that refer to one of them. */
export const ofGroup = { groupId: Id, specialityId: Id, facultyId: Id, course: Course };
export const ofStudent = { studentId: Id, ...ofGroup };

/** Range of days in the university's time zone that contains the record's date; inclusive. */
export const period = { from: z.optional(IsoDate), to: z.optional(IsoDate) };

/**
 * Builds a filter of the list's own keys, and of conditions that are not values of the record. Unknown keys are
 * rejected, because a misspelt key would otherwise return the whole list.
 */
export const filterOf = <F extends Values, C extends Values>(values: F, conditions: C) =>
  z
    .strictObject({ ...common, ...severalOf(values), ...conditions })
    .check(z.refine((filter) => !endsBeforeItBegins(filter), { path: ['to'], error: 'too-small' }));

const endsBeforeItBegins = (filter: object): boolean => {
  const { from, to }: { from?: unknown; to?: unknown } = filter;
  return typeof from === 'string' && typeof to === 'string' && to < from;
};
