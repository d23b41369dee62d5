import { describe, expect, it } from 'vitest';
import { openServer } from '../../../test/open.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const institution = {
  name: 'Университет примеров',
  nameEn: 'University of Examples',
  nameBe: null,
  taxNumber: '100000001',
  address: null,
  since: 2020,
  supportPhone: '+375172930000',
  supportEmail: 'help@example.by',
  deansOfficePhone: '+375172930001',
};

const { ask, answer } = openServer({ 'GET /institution': ok(institution) });

describe('semestr institution', () => {
  it('institution: shows the details in the user’s language', async () => {
    const { code, out, err } = await ask(['institution'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "название           Университет примеров
      УНП                100000001
      телефон поддержки  +375172930000
      почта поддержки    help@example.by
      телефон деканата   +375172930001
      "
    `);
    expect((await ask(['institution'])).out).toContain('University of Examples');
  });

  it('institution: prints the server’s response with --json, and rejects --csv', async () => {
    expect(JSON.parse((await ask(['institution', '--json'])).out)).toEqual(institution);
    expect((await ask(['institution', '--csv'])).code).toBe(2);
  });

  it('institution: reports that the server has no details, and reports failures', async () => {
    answer('GET /institution', { status: 404 });
    expect(await ask(['institution'])).toEqual({
      code: 1,
      out: '',
      err: 'This server has no university details yet. An administrator enters them in the console.\n',
    });
    answer('GET /institution', { status: 500 });
    expect((await ask(['institution'])).err).toBe('Failed to get data.\n');
  });
});
