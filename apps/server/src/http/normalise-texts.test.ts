import * as faculties from '@semestr/api/faculties';
import { expect, it } from 'vitest';
import { startTestServer } from '../../test/server.ts';
import { normaliseTexts } from './normalise-texts.ts';

const decomposed = 'Йоргенсен'.normalize('NFD');

it('normalised texts: composes letters and replaces spaces at any depth, except in passwords and bytes', () => {
  const bytes = new Uint8Array([1, 2]);
  const body = {
    name: decomposed,
    list: [{ title: `${decomposed}\u00a0А.\u2009Б.`, count: 3, none: null }],
    newPassword: decomposed,
    bytes,
  };
  expect(normaliseTexts(body)).toEqual({
    name: 'Йоргенсен',
    list: [{ title: 'Йоргенсен А. Б.', count: 3, none: null }],
    newPassword: decomposed,
    bytes,
  });
});

it('normalised texts: a name copied from a PDF is stored like a typed name', async () => {
  const server = await startTestServer();
  const admin = await server.client('admin');
  const body = { name: `Факультет\u00a0${decomposed}`, abbrev: 'ФЙ'.normalize('NFD') };
  const { id } = await admin.call(faculties.faculties.create, { body });
  const stored = await admin.call(faculties.faculties.one, { params: { id: String(id) } });
  await server.close();
  expect(stored).toMatchObject({ name: 'Факультет Йоргенсен', abbrev: 'ФЙ' });
});
