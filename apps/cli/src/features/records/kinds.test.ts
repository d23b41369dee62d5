import { resources } from '@semestr/api/contract';
import { describe, expect, it } from 'vitest';
import { run } from '../../../test/run.fixture.ts';
import { kindOf, kinds } from './kinds.ts';
import { kindNames } from './names.ts';

describe('record types', () => {
  it('record types: match those of the contract, plus students', () => {
    const paths = Object.values(resources).map(({ list }) => list.path.replace('/api/v1/admin/', ''));
    expect([...kindNames].toSorted()).toEqual([...paths, 'students'].toSorted());
    expect(kinds.map(({ name }) => name).toSorted()).toEqual([...kindNames].toSorted());
  });

  it('record types: each has a command, which the help lists in a separate group', async () => {
    const { code, out } = await run(['admin', '--help']);
    expect(code).toBe(0);
    const [, group = ''] = out.split('\nRecords:\n');
    for (const name of kindNames) expect(group).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    expect(out).toMatch(/^ {2}faculties {2,}faculties$/m);
  });

  it('record types: have exactly the calls of the contract', async () => {
    const words = async (name: string): Promise<string[]> =>
      [...(await run(['admin', name, '--help'])).out.matchAll(/^ {2}(\w+) {2,}\S/gm)].map(
        ([, word = '']) => word,
      );
    expect(await words('faculties')).toEqual(['list', 'get', 'create', 'edit', 'delete']);
    expect(await words('certificates')).toEqual(['list', 'get', 'edit']);
    expect(await words('profiling-ratings')).toEqual(['list', 'get']);
    expect(await words('users')).toEqual(['list', 'get', 'create', 'edit']);
    expect(await words('students')).toEqual(['list', 'get', 'create', 'edit', 'delete']);
    expect(await words('outbox')).toEqual(['list', 'get', 'retry', 'discard']);
    expect(await words('audit')).toEqual(['list', 'get', 'undo']);
    expect(await words('sessions')).toEqual(['list', 'get', 'end']);
  });

  it('record types: each list has filters, sorting and columns, which the help names', async () => {
    for (const name of kindNames) {
      const { code, out } = await run(['admin', name, 'list', '--help']);
      expect(code).toBe(0);
      expect(out).toMatch(/^Filters: q, id/m);
      expect(out).toMatch(/^Sorting: id, /m);
      expect(out).toMatch(/^Columns: id, /m);
    }
  });

  it('record types: are found by name', () => {
    expect(kindOf('group-terms').list.path).toBe('/api/v1/admin/group-terms');
    expect(kindOf('users').remove).toBeUndefined();
  });
});
