import { describe, expect, it } from 'vitest';
import {
  changeView,
  addressOf,
  addsUp,
  definitionAt,
  definitionFaults,
  dimensions,
  firstOf,
  isDefinition,
  isSameDefinition,
  measures,
  viewNames,
  viewOf,
  type WrittenDefinition,
} from './built-reports.ts';

const marks: WrittenDefinition = {
  view: 'marks',
  rows: ['faculty', 'course'],
  across: 'semester',
  measure: 'average',
  filter: { course: [1, 2], from: '2026-09-01', to: '2026-09-01' },
};

describe('CNS-03 built report', () => {
  it('built reports: a report is valid when all names belong to its view', () => {
    expect(definitionFaults(marks)).toEqual([]);
    expect(isDefinition(marks)).toBe(true);
  });

  it.each([
    ['view', { view: 'passwords' }, 'unknown', 'passwords'],
    ['view', { view: 'toString' }, 'unknown', 'toString'],
    ['rows', { rows: [] }, 'required', ''],
    ['rows', { rows: ['faculty', 'course', 'group'] }, 'too-big', ''],
    ['rows.1', { rows: ['faculty', 'room'] }, 'unknown', 'room'],
    ['rows.1', { rows: ['faculty', 'faculty'] }, 'twice', 'faculty'],
    ['across', { across: 'course' }, 'twice', 'course'],
    ['across', { across: 'weekday' }, 'unknown', 'weekday'],
    ['measure', { measure: 'hours' }, 'unknown', 'hours'],
    ['filter.room', { filter: { room: ['407-5 к.'] } }, 'unknown', 'room'],
    ['filter.to', { filter: { from: '2026-09-02', to: '2026-09-01' } }, 'too-small', '2026-09-01'],
  ] as const)('built reports: is invalid at %s: %o', (field, change, reason, name) => {
    expect(definitionFaults({ ...marks, ...change })).toEqual([{ field, reason, name }]);
    expect(isDefinition({ ...marks, ...change })).toBe(false);
  });

  it('built reports: a report can be filtered by days only when its view has them', () => {
    const students = { ...firstOf('students'), filter: { from: '2026-09-01' } };
    expect(definitionFaults(students)).toEqual([{ field: 'filter.from', reason: 'unknown', name: 'from' }]);
  });

  it('built reports: every view is valid with its first names', () => {
    expect(viewNames.filter((name) => !isDefinition(firstOf(name)))).toEqual([]);
  });

  it('built reports: the rows add up unless a record is counted in several', () => {
    expect(addsUp(firstOf('students'))).toBe(true);
    expect(addsUp({ ...firstOf('marks'), measure: 'average' })).toBe(false);
    expect(addsUp({ ...firstOf('omissions'), measure: 'students' })).toBe(false);
    expect(addsUp({ ...firstOf('lessons'), rows: ['weekday'] })).toBe(true);
    expect(addsUp({ ...firstOf('lessons'), rows: ['weekday'], across: 'group' })).toBe(false);
  });
});

describe('CNS-03 changing the view', () => {
  it('built reports: changing the view keeps the common names', () => {
    expect(changeView('omissions', marks)).toEqual({
      ...marks,
      view: 'omissions',
      across: null,
      measure: 'hours',
    });
    expect(changeView('students', marks)).toMatchObject({ filter: { course: [1, 2] }, measure: 'count' });
  });

  it('built reports: changing the view starts over when there are no common names', () => {
    expect(changeView('audit', marks)).toMatchObject({ rows: ['action'], measure: 'count' });
    const byTerm = { ...marks, view: 'lessons', rows: ['room'], across: 'kind', filter: { room: ['1'] } };
    expect(changeView('requests', byTerm)).toEqual({
      view: 'requests',
      rows: ['kind'],
      across: null,
      measure: 'count',
      filter: {},
    });
  });

  it('built reports: changing the view always results in a valid report', () => {
    for (const name of viewNames)
      for (const from of viewNames) expect(definitionFaults(changeView(name, firstOf(from)))).toEqual([]);
  });
});

describe('CNS-03 address of a built report', () => {
  const at = (parameters: Record<string, string>) => definitionAt((name) => parameters[name] ?? null);

  it('built reports: the address contains the whole definition', () => {
    expect(at(addressOf(marks))).toEqual(marks);
    const plain = { ...marks, across: null, filter: {} };
    expect(addressOf(plain)).toEqual({ view: 'marks', rows: 'faculty,course', measure: 'average' });
    expect(at(addressOf(plain))).toEqual(plain);
  });

  it('built reports: the address may be truncated or name no view', () => {
    expect(at({})).toBeNull();
    expect(at({ view: 'marks', filter: '{"course":[1' })).toEqual({
      view: 'marks',
      rows: [],
      across: null,
      measure: '',
      filter: {},
    });
    expect(at({ view: 'marks', filter: '[1]' })?.filter).toEqual({});
  });

  it('built reports: the address does not depend on the order of the conditions', () => {
    const { course, from, to } = { course: [1, 2], from: '2026-09-01', to: '2026-09-01' };
    expect(isSameDefinition(marks, { ...marks, filter: { to, from, course } })).toBe(true);
    expect(isSameDefinition(marks, { ...marks, filter: { to, from } })).toBe(false);
    expect(isSameDefinition(marks, { ...marks, rows: ['course', 'faculty'] })).toBe(false);
  });
});

it('CNS-03 built reports: every name of the list is used by a view', () => {
  const used = viewNames
    .map(viewOf)
    .flatMap((view) => [...(view?.dimensions ?? []), ...(view?.measures ?? [])]);
  expect(new Set(used)).toEqual(new Set([...Object.keys(dimensions), ...Object.keys(measures)]));
});
