import type { CallFixtures } from '../call-fixture.ts';

const params = { name: 'debts' } as const;
const inDays = { name: 'omissions' } as const;

const report = {
  request: { params, query: { course: '2' } },
  wrong: [
    ['name', { params: { name: 'nothing' } }],
    ['term', { params, query: { term: '2026-winter' } }],
    ['facultyId', { params, query: { facultyId: 'ФИС' } }],
    ['course', { params, query: { course: '21' } }],
    ['kind', { params, query: { kind: 'certificates' } }],
    ['page', { params, query: { page: '1' } }],
    ['from', { params: inDays, query: { from: '01.09.2026' } }],
    ['from', { params: inDays, query: { from: '1899-12-31' } }],
    ['to', { params: inDays, query: { from: '2026-09-02', to: '2026-09-01' } }],
    ['kind', { params: { name: 'requests' }, query: { kind: 'letters' } }],
  ],
} as const;

const column = 'debtors';
const names = {
  request: { params, query: { course: '2', column } },
  wrong: [
    ['name', { params: { name: 'nothing' }, query: { column } }],
    ['column', { params }],
    ['column', { params, query: { column: 'faculty' } }],
    ['row', { params, query: { column, row: '{' } }],
    ['row.course', { params, query: { column, row: '{"course":"2"}' } }],
    ['row.month', { params, query: { column, row: '{"month":"2026-09"}' } }],
    ['row.nothing', { params, query: { column, row: '{"nothing":1}' } }],
    ['kind', { params, query: { column, kind: 'certificates' } }],
    ['to', { params: inDays, query: { column: 'hours', from: '2026-09-02', to: '2026-09-01' } }],
  ],
} as const;

export const reports: CallFixtures = {
  one: report,
  asFile: report,
  asPdf: report,
  names: { ...names, wrong: [...names.wrong, ['range', { params, query: { column, range: '[1,0]' } }]] },
  namesAsFile: names,
};
