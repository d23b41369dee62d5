import { describe, expect, it } from 'vitest';
import { run } from '../../../test/run.fixture.ts';

const calls = [
  'create',
  'today',
  'requests',
  'impersonations list',
  'report',
  'built-report',
  'new-year show',
  'new-year apply',
  'table-import send',
  'table-import apply',
  'export',
  'access',
  'link',
  'block',
  'unblock',
  'unban',
  'end-sessions',
  'reset-second-factor',
  'roles',
  'faculties list',
  'faculties get',
  'group-terms create',
  'group-terms edit',
  'lesson-marks delete',
  'outbox retry',
  'outbox discard',
  'audit undo',
  'sessions end',
];

describe.each(['ru', 'en', 'be'])('help of semestr admin in %s', (lang) => {
  it('record help: begins with examples for every command', async () => {
    for (const call of calls) {
      const { code, out, err } = await run(['admin', ...call.split(' '), '--help', '--lang', lang]);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(lang === 'en' ? /^Examples:\n {2}semestr / : /^Примеры:\n {2}semestr /);
      expect(out).not.toMatch(/\{\{|undefined/);
    }
  });

  it('record help: lists every command', async () => {
    const { out } = await run(['admin', '--help', '--lang', lang]);
    for (const call of calls) expect(out).toMatch(new RegExp(`^ {2}${call.split(' ')[0]} {2,}\\S`, 'm'));
  });
});

describe('help of a record type', () => {
  it('record help: names the fields, and states that they are those of the API', async () => {
    const { out } = await run(['admin', 'groups', 'list', '--help']);
    expect(out).toContain('Columns are named like the API fields');
    expect(out).toContain('Filters: q, id, facultyId, specialityId, course, degree, curatorId, archived\n');
    expect((await run(['admin', 'group-terms', 'edit', '--help'])).out).toContain(
      'Fields: start, end, examsStart, examsEnd, isExtramural\n',
    );
  });

  it('record help: is suggested for a misspelt record type', async () => {
    const { code, err } = await run(['admin', 'facultys', 'list']);
    expect(code).toBe(2);
    expect(err).toContain("unknown command 'facultys'\nDid you mean faculties?");
  });

  it('record help: record types appear in the completion', async () => {
    const { out } = await run(['completion', 'bash']);
    expect(out).toContain('"admin lesson-marks edit"');
    expect(out).toContain('"admin end-sessions"');
    expect(out).toContain('"admin table-import undo"');
  });
});
