import { describe, expect, it } from 'vitest';
import { faculty, page, speciality } from '../../../test/answers.fixture.ts';
import { openServer } from '../../../test/open.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const second = { id: 20102, name: 'Факультет образцов', abbrev: 'ФО' };
const other = { ...speciality, id: 20302, abbrev: 'ОИ', facultyId: 20102, code: '=1' };
const lost = { ...speciality, id: 20303, facultyId: 9 };

const { ask, answer } = openServer({
  'GET /faculties': ok([faculty, second]),
  'GET /specialities': ok([speciality, other, lost]),
});

describe('semestr specialities', () => {
  it('specialities: lists the specialities of a faculty, ignoring the case of its abbreviation', async () => {
    const { code, out, err } = await ask(['specialities', '--faculty', 'фп'], {
      env: { SEMESTR_LANG: 'ru' },
    });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "    №  код           сокращение  название             форма обучения  факультет
      20301  6-05-0612-99  ПИ          Примерная инженерия  дневная         ФП
      "
    `);
  });

  it('specialities: lists all as CSV, paginated or not', async () => {
    answer('GET /specialities', ok(page([speciality, other, lost])));
    expect((await ask(['specialities', '--csv'])).out).toMatchInlineSnapshot(`
      "id,code,abbrev,name,form,faculty
      20301,6-05-0612-99,ПИ,Примерная инженерия,дневная,ФП
      20302,'=1,ОИ,Примерная инженерия,дневная,ФО
      20303,6-05-0612-99,ПИ,Примерная инженерия,дневная,
      "
    `);
  });

  it('specialities: prints the server’s response with --json', async () => {
    const { out } = await ask(['specialities', '--faculty', 'ФО', '--json']);
    expect(JSON.parse(out)).toEqual([other]);
  });

  it('specialities: lists the existing faculties for an unknown one', async () => {
    expect(await ask(['specialities', '--faculty', 'ФХ'])).toEqual({
      code: 1,
      out: '',
      err: 'There is no faculty "ФХ". Choose from: ФП, ФО.\n',
    });
  });

  it('specialities: reports that there are none, and reports failures', async () => {
    answer('GET /specialities', ok([]));
    expect((await ask(['specialities'])).err).toBe('There are no specialities yet.\n');
    answer('GET /specialities', { status: 500 });
    expect(await ask(['specialities'])).toEqual({ code: 1, out: '', err: 'Failed to get data.\n' });
  });
});
