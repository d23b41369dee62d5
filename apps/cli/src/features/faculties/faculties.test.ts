import { describe, expect, it } from 'vitest';
import { faculty, page } from '../../../test/answers.fixture.ts';
import { openServer } from '../../../test/open.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const { ask, answer } = openServer({ 'GET /faculties': ok([faculty]) });

describe('semestr faculties', () => {
  it('faculties: lists all', async () => {
    const { code, out, err } = await ask(['faculties'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "    №  сокращение  название
      20101  ФП          Факультет примеров
      "
    `);
  });

  it('faculties: prints CSV with stable keys, and JSON, paginated or not', async () => {
    answer('GET /faculties', ok(page([faculty])));
    expect((await ask(['faculties', '--csv'])).out).toMatchInlineSnapshot(`
      "id,abbrev,name
      20101,ФП,Факультет примеров
      "
    `);
    expect(JSON.parse((await ask(['faculties', '--json'])).out)).toEqual([faculty]);
  });

  it('faculties: reports that there are none, and reports failures', async () => {
    answer('GET /faculties', ok([]));
    expect(await ask(['faculties'])).toEqual({ code: 0, out: '', err: 'There are no faculties yet.\n' });
    answer('GET /faculties', { status: 500 });
    expect(await ask(['faculties'])).toEqual({ code: 1, out: '', err: 'Failed to get data.\n' });
  });

  it('faculties: rejects arguments', async () => {
    const { code, err } = await ask(['faculties', 'ФП']);
    expect(code).toBe(2);
    expect(err).toContain('too many arguments');
  });
});
