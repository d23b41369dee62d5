import * as z from 'zod/mini';
import { Course, Id, IsoDate } from './shapes.ts';

/** To what a list of records may be narrowed. */

/** The largest page that a list gives, and that of a list without a range. */
export const MAX_RANGE = 1000;
export const DEFAULT_RANGE = 25;

/** Plain values of a filter by their keys. */
export type Values = Readonly<Record<string, z.ZodMiniType>>;

/** So many values of one key may be asked for at once. */
const MAX_VALUES = 100;

const oneOrMany = <S extends z.ZodMiniType>(value: S) =>
  z.union([value, z.array(value).check(z.minLength(1, 'required'), z.maxLength(MAX_VALUES))]);

/** One schema for all filters by ids, which the description of the API names. */
export const IdOrIds = oneOrMany(Id);

const several = <S extends z.ZodMiniType>(value: S) =>
  // The union of Id is that of Id, whichever of the two it is.
  z.optional(
    value === (Id as z.ZodMiniType)
      ? (IdOrIds as unknown as ReturnType<typeof oneOrMany<S>>)
      : oneOrMany(value),
  );

/** Of each key one value may be asked for, or several, of which any will do. */
type Several<F extends Values> = { [Key in keyof F]: ReturnType<typeof several<F[Key]>> };

const severalOf = <F extends Values>(values: F): Several<F> =>
  // Each key keeps its name.
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, several(value)])) as Several<F>;

/** What every list may be narrowed to beside its own keys. */
const common = {
  /** Words that its texts hold, or by which the records that it names are known: a student's surname, card or group. */
  q: z.optional(z.string().check(z.maxLength(100))),
  id: z.optional(z.array(Id).check(z.maxLength(MAX_RANGE))),
};

/** Whose group, by what it is: of groups, of students, and of whatever belongs to one of them. */
export const ofGroup = { groupId: Id, specialityId: Id, facultyId: Id, course: Course };
export const ofStudent = { studentId: Id, ...ofGroup };

/** Days of the university's clock between which a record lies by its date; the first and the last count too. */
export const period = { from: z.optional(IsoDate), to: z.optional(IsoDate) };

/** Its own keys, and conditions that are no values of the record. An unknown key is refused: no list comes whole by mistake. */
export const filterOf = <F extends Values, C extends Values>(values: F, conditions: C) =>
  z
    .strictObject({ ...common, ...severalOf(values), ...conditions })
    .check(z.refine((filter) => !endsBeforeItBegins(filter), { path: ['to'], error: 'too-small' }));

const endsBeforeItBegins = (filter: object): boolean => {
  const { from, to }: { from?: unknown; to?: unknown } = filter;
  return typeof from === 'string' && typeof to === 'string' && to < from;
};
