import type { CallFixtures } from '../call-fixture.ts';

const query = { view: 'marks', rows: '["faculty","course"]', across: 'semester', measure: 'average' };

const counted = {
  request: { query: { ...query, filter: '{"course":[1,2],"from":"2026-01-01"}' } },
  wrong: [
    ['view', { query: { ...query, view: 'passwords' } }],
    ['rows', { query: { ...query, rows: '[]' } }],
    ['rows', { query: { ...query, rows: '["faculty","course","group"]' } }],
    ['rows.0', { query: { ...query, rows: '["password_hash"]' } }],
    ['rows.0', { query: { ...query, rows: '["room"]' } }],
    ['rows.1', { query: { ...query, rows: '["faculty","faculty"]' } }],
    ['across', { query: { ...query, across: 'course' } }],
    ['across', { query: { ...query, across: '1; drop table marks' } }],
    ['across', { query: { ...query, across: 'weekday' } }],
    ['measure', { query: { ...query, measure: 'sum(mark)' } }],
    ['measure', { query: { ...query, measure: 'hours' } }],
    ['filter', { query: { ...query, filter: '{' } }],
    ['filter.nothing', { query: { ...query, filter: '{"nothing":[1]}' } }],
    ['filter.room', { query: { ...query, filter: '{"room":["407-5 к."]}' } }],
    ['filter.course.0', { query: { ...query, filter: '{"course":["1 or true"]}' } }],
    ['filter.faculty', { query: { ...query, filter: '{"faculty":[]}' } }],
    ['filter.from', { query: { ...query, filter: '{"from":"01.09.2026"}' } }],
    ['filter.to', { query: { ...query, filter: '{"from":"2026-09-02","to":"2026-09-01"}' } }],
    [
      'filter.from',
      {
        query: {
          ...query,
          view: 'students',
          measure: 'count',
          rows: '["faculty"]',
          across: 'course',
          filter: '{"from":"2026-09-01"}',
        },
      },
    ],
    ['page', { query: { ...query, page: '1' } }],
  ],
} as const;

const file = { ...counted, wrong: [...counted.wrong, ['name', { query: { ...query, name: '' } }]] } as const;

export const builtReports: CallFixtures = { count: counted, asFile: file, asPdf: file };
