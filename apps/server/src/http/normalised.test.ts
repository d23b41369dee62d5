import * as faculties from '@semestr/api/faculties';
import { expect, it } from 'vitest';
import { startTestServer } from '../../test/server.ts';
import { normalised } from './normalised.ts';

const apart = 'Йоргенсен'.normalize('NFD');

it('normalised texts: letters are composed and spaces ordinary at any depth, except in passwords and bytes', () => {
  const bytes = new Uint8Array([1, 2]);
  const body = {
    name: apart,
    list: [{ title: `${apart}\u00a0А.\u2009Б.`, count: 3, none: null }],
    newPassword: apart,
    bytes,
  };
  expect(normalised(body)).toEqual({
    name: 'Йоргенсен',
    list: [{ title: 'Йоргенсен А. Б.', count: 3, none: null }],
    newPassword: apart,
    bytes,
  });
});

it('normalised texts: a name that was copied from a PDF is stored as it is typed', async () => {
  const server = await startTestServer();
  const admin = await server.client('admin');
  const body = { name: `Факультет\u00a0${apart}`, abbrev: 'ФЙ'.normalize('NFD') };
  const { id } = await admin.call(faculties.faculties.create, { body });
  const stored = await admin.call(faculties.faculties.one, { params: { id: String(id) } });
  await server.close();
  expect(stored).toMatchObject({ name: 'Факультет Йоргенсен', abbrev: 'ФЙ' });
});
