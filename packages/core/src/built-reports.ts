import type { IsoDate } from './dates.ts';

/**
 * Reports that users build. They can only consist of the names in this list, and for each name the server has a fixed
 * expression.
 */

/**
 * Format of the values of each dimension: the id of a record, a number, a short or a long text, "2026-11" or
 * "2026-11-20".
 */
export const dimensions = {
  faculty: 'id',
  speciality: 'id',
  course: 'number',
  group: 'id',
  degree: 'number',
  educationForm: 'id',
  discipline: 'text',
  semester: 'number',
  control: 'word',
  teacher: 'id',
  subject: 'text',
  lessonType: 'word',
  excused: 'word',
  kind: 'word',
  state: 'word',
  term: 'word',
  department: 'id',
  room: 'word',
  weekday: 'number',
  loanState: 'word',
  action: 'word',
  administrator: 'id',
  day: 'day',
  month: 'month',
} as const satisfies Readonly<Record<string, ValueKind>>;

export type ValueKind = 'id' | 'number' | 'word' | 'text' | 'month' | 'day';
export type DimensionName = keyof typeof dimensions;

/** Measures; whether the numbers of several rows can be added up. */
export const measures = {
  count: true,
  students: false,
  hours: true,
  cycleHours: true,
  average: false,
  debts: true,
  retakes: true,
  days: false,
} as const satisfies Readonly<Record<string, boolean>>;
export type MeasureName = keyof typeof measures;

interface View {
  readonly dimensions: readonly DimensionName[];
  readonly measures: readonly MeasureName[];
  /** Whether its records have a day to filter by. */
  readonly hasDays: boolean;
  /** Dimensions of which a record can have several values: a lesson of two groups counts in the rows of both. */
  readonly shared?: readonly DimensionName[];
}

/** A student's group is the current one, in every view. */
const ofGroup = ['faculty', 'speciality', 'course', 'group'] as const;

/** Subjects of reports. */
export const views = {
  students: { dimensions: [...ofGroup, 'degree', 'educationForm'], measures: ['count'], hasDays: false },
  /** Lines of markbooks. */
  marks: {
    dimensions: [...ofGroup, 'discipline', 'semester', 'control', 'teacher'],
    measures: ['count', 'average', 'debts', 'retakes'],
    hasDays: true,
  },
  'journal-marks': {
    dimensions: [...ofGroup, 'subject', 'lessonType', 'teacher', 'term', 'month'],
    measures: ['count', 'average', 'students'],
    hasDays: true,
  },
  omissions: {
    dimensions: [...ofGroup, 'subject', 'lessonType', 'excused', 'term', 'month'],
    measures: ['hours', 'students', 'count'],
    hasDays: true,
  },
  requests: {
    dimensions: ['kind', 'state', ...ofGroup, 'month'],
    measures: ['count', 'days', 'students'],
    hasDays: true,
  },
  /** Lessons of the plan and the session. */
  lessons: {
    dimensions: ['term', 'faculty', 'group', 'teacher', 'department', 'lessonType', 'room', 'weekday'],
    measures: ['count', 'cycleHours'],
    hasDays: false,
    shared: ['faculty', 'group', 'teacher', 'department', 'room'],
  },
  loans: { dimensions: [...ofGroup, 'loanState', 'month'], measures: ['count', 'students'], hasDays: true },
  audit: { dimensions: ['action', 'administrator', 'day', 'month'], measures: ['count'], hasDays: true },
} as const satisfies Readonly<Record<string, View>>;
export type ViewName = keyof typeof views;

// The keys of each table are its names.
export const viewNames = Object.keys(views) as ViewName[];
export const dimensionNames = Object.keys(dimensions) as DimensionName[];
export const measureNames = Object.keys(measures) as MeasureName[];

/** The dimensions and measures of one view. */
export type DimensionOf<Name extends ViewName> = (typeof views)[Name]['dimensions'][number];
export type MeasureOf<Name extends ViewName> = (typeof views)[Name]['measures'][number];

/** Maximum number of dimensions that form rows, and of rows in a response. */
export const MAX_ROW_DIMENSIONS = 2;
export const MAX_ROWS = 2000;
export const MAX_COLUMNS = 60;

/** Accepted values of dimensions, any of which matches, and the first and last day, inclusive. */
export type Filter = { readonly [Name in DimensionName]?: readonly (string | number)[] | undefined } & {
  readonly from?: IsoDate | undefined;
  readonly to?: IsoDate | undefined;
};

/** Definition of a report. */
export interface Definition {
  view: ViewName;
  /** Dimensions of the rows, the outer one first. */
  rows: readonly DimensionName[];
  /** Dimension of the columns; null for one column. */
  across: DimensionName | null;
  measure: MeasureName;
  filter: Filter;
}

/** A definition that is stored or comes from an address: it may be of another version, or written by hand. */
export interface WrittenDefinition {
  view: string;
  rows: readonly string[];
  across: string | null;
  measure: string;
  filter: Readonly<Record<string, unknown>>;
}

/** A fault of a definition: its field, and the unknown or duplicate name. */
export interface DefinitionFault {
  field: string;
  reason: 'required' | 'too-big' | 'too-small' | 'unknown' | 'twice';
  name: string;
}

const isViewName = (name: string): name is ViewName => Object.hasOwn(views, name);

/** Returns the dimensions and measures of a view; null when there is no such view. */
export const viewOf = (name: string): View | null => (isViewName(name) ? views[name] : null);

const unknown = (field: string, name: string): DefinitionFault => ({ field, reason: 'unknown', name });

/** Finds the dimensions that a view does not have, and duplicates. */
function dimensionFaults(view: View, { rows, across }: WrittenDefinition): DefinitionFault[] {
  const placed = [
    ...rows.map((name, index) => ({ field: `rows.${index}`, name })),
    ...(across === null ? [] : [{ field: 'across', name: across }]),
  ];
  return placed.flatMap(({ field, name }, index): DefinitionFault[] => {
    if (!view.dimensions.some((one) => one === name)) return [unknown(field, name)];
    const isTwice = placed.slice(0, index).some((other) => other.name === name);
    return isTwice ? [{ field, reason: 'twice', name }] : [];
  });
}

const isDay = (key: string): boolean => key === 'from' || key === 'to';

/** Finds the conditions that a view does not have. */
function filterFaults(view: View, { filter }: WrittenDefinition): DefinitionFault[] {
  const strangers = Object.keys(filter).filter((key) =>
    isDay(key) ? !view.hasDays : !view.dimensions.some((one) => one === key),
  );
  const { from, to } = filter;
  const isBackwards = typeof from === 'string' && typeof to === 'string' && to < from;
  return [
    ...strangers.map((key) => unknown(`filter.${key}`, key)),
    ...(isBackwards ? [{ field: 'filter.to', reason: 'too-small', name: to } as const] : []),
  ];
}

/** Lists what is invalid in a definition; empty when the report can be counted. */
export function definitionFaults(written: WrittenDefinition): readonly DefinitionFault[] {
  const view = viewOf(written.view);
  if (!view) return [unknown('view', written.view)];
  const { rows, measure } = written;
  return [
    ...(rows.length === 0 ? [{ field: 'rows', reason: 'required', name: '' } as const] : []),
    ...(rows.length > MAX_ROW_DIMENSIONS ? [{ field: 'rows', reason: 'too-big', name: '' } as const] : []),
    ...dimensionFaults(view, written),
    ...(view.measures.some((one) => one === measure) ? [] : [unknown('measure', measure)]),
    ...filterFaults(view, written),
  ];
}

/** Whether a definition is valid for its view; the values of its conditions are checked where they are read. */
export const isDefinition = (
  written: WrittenDefinition,
): written is WrittenDefinition & Omit<Definition, 'filter'> => definitionFaults(written).length === 0;

/** Whether the rows add up to the total, because no record is counted in two of them. */
export function addsUp({ view, rows, across, measure }: Omit<Definition, 'filter'>): boolean {
  const { shared = [] }: View = views[view];
  return measures[measure] && ![...rows, across].some((name) => shared.some((one) => one === name));
}

/** Returns the initial report of a view: its first dimension and measure. */
export function firstOf(name: ViewName): Definition {
  const {
    dimensions: [row],
    measures: [measure],
  } = views[name];
  return { view: name, rows: [row], across: null, measure, filter: {} };
}

/** Changes the view of a report: names that the new view has too are kept, the rest is reset. */
export function changeView(
  name: ViewName,
  { rows, across, measure, filter }: WrittenDefinition,
): WrittenDefinition {
  const view: View = views[name];
  const has = (dimension: string | null): boolean => view.dimensions.some((one) => one === dimension);
  const first = firstOf(name);
  const kept = rows.filter(has);
  // A dimension cannot form both rows and columns.
  const isFree = kept.length > 0 || !first.rows.some((one) => one === across);
  return {
    view: name,
    rows: kept.length === 0 ? first.rows : kept,
    across: has(across) && isFree ? across : null,
    measure: view.measures.some((one) => one === measure) ? measure : first.measure,
    filter: Object.fromEntries(
      Object.entries(filter).filter(([key]) => (isDay(key) ? view.hasDays : has(key))),
    ),
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a JSON object; returns an empty one for a truncated text. */
function objectIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** Returns the parameters of the address at which a report is built, which can be shared. */
export const addressOf = ({
  view,
  rows,
  across,
  measure,
  filter,
}: WrittenDefinition): Record<string, string> => ({
  view,
  rows: rows.join(','),
  ...(across !== null && { across }),
  measure,
  ...(Object.keys(filter).length > 0 && { filter: JSON.stringify(filter) }),
});

/** Parses the report in an address; null when there is none. */
export function definitionAt(parameter: (name: string) => string | null): WrittenDefinition | null {
  const view = parameter('view');
  if (view === null) return null;
  return {
    view,
    rows: (parameter('rows') ?? '').split(',').filter((name) => name !== ''),
    across: parameter('across'),
    measure: parameter('measure') ?? '',
    filter: objectIn(parameter('filter') ?? '{}'),
  };
}

const inOrderOfNames = (filter: WrittenDefinition['filter']) =>
  Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Whether two definitions count the same, ignoring the order of their conditions. */
export const isSameDefinition = (a: WrittenDefinition, b: WrittenDefinition): boolean =>
  JSON.stringify([a.view, a.rows, a.across, a.measure, inOrderOfNames(a.filter)]) ===
  JSON.stringify([b.view, b.rows, b.across, b.measure, inOrderOfNames(b.filter)]);
