import * as cv from '@semestr/api/cv';
import * as employees from '@semestr/api/employees';
import * as phones from '@semestr/api/phones';
import * as calls from '@semestr/api/photos';
import { eq } from 'drizzle-orm';
import * as schedule from '@semestr/api/schedule';
import * as session from '@semestr/api/session';
import { rowsOf } from '@semestr/api/rows';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photos } from '../../db/tables/photos.ts';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';

let server: TestServer;
let student: Visitor;
let picture: Buffer;
beforeAll(async () => {
  server = await startTestServer();
  student = await server.client('student');
  picture = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#2f4a6d' } })
    .withExif({ IFD0: { ImageDescription: 'where I live' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
});
afterAll(() => server.close());

const asText = () => `data:image/jpeg;base64,${picture.toString('base64')}`;
const addressIn = (url: string | null) => new URL(url ?? '').pathname;
/** Loads one of our addresses as a visitor. */
const loadPhoto = async (url: string | null) => server.fetch(addressIn(url));

describe('own photo', () => {
  it('photos: are re-encoded: small, upright, without camera metadata', async () => {
    const url = await student.call(calls.upload, { body: asText() });
    const response = await loadPhoto(url);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('content-disposition')).toMatch(/^inline/);
    const storedPicture = Buffer.from(await response.arrayBuffer());
    const { format, width, height, exif, orientation } = await sharp(storedPicture).metadata();
    expect({ format, width, height, exif, orientation }).toEqual({ format: 'jpeg', width: 320, height: 640 });
    expect(storedPicture.includes('where I live')).toBe(false);
  });

  it('photos: appear in the CV and in the sign-in response, with an absolute address', async () => {
    const url = await student.call(calls.upload, { body: asText() });
    expect(url).toMatch(new RegExp(`^${server.url}/api/v1/profiles/photo/[\\w-]{22}$`));
    expect((await student.call(cv.personalCv, {})).photoUrl).toBe(url);
    expect((await student.call(session.refresh, {})).photoUrl).toBe(url);
  });

  it('photos: can be uploaded in a form, whatever the field name', async () => {
    const file = { name: 'я.jpg', type: 'image/jpeg', bytes: new Uint8Array(picture) };
    const url = await student.call(calls.upload, { body: { avatar: file, note: 'x' } });
    expect((await loadPhoto(url)).status).toBe(200);
  });

  it('photos: can be uploaded as a JSON string', async () => {
    const url = await student.call(calls.upload, { body: JSON.stringify(asText()) });
    expect((await loadPhoto(url)).status).toBe(200);
  });

  it('photos: get a new address each time; the old one returns 404', async () => {
    const first = await student.call(calls.upload, { body: asText() });
    const second = await student.call(calls.upload, { body: asText() });
    expect(second).not.toBe(first);
    expect((await loadPhoto(first)).status).toBe(404);
  });

  it('photos: rejects a large file or a decompression bomb, and keeps the old photo', async () => {
    const url = await student.call(calls.upload, { body: asText() });
    const large = { name: 'a.jpg', type: 'image/jpeg', bytes: new Uint8Array(9_000_000) };
    await expect(student.call(calls.upload, { body: { photo: large } })).rejects.toMatchObject({
      status: 413,
      reason: 'too-large',
    });
    const bomb = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const body = `data:image/png;base64,${bomb.toString('base64')}`;
    await expect(student.call(calls.upload, { body })).rejects.toMatchObject({ status: 400 });
    expect((await student.call(cv.personalCv, {})).photoUrl).toBe(url);
  });

  it('photos: a hidden photo is visible only to its owner', async () => {
    await student.call(calls.upload, { body: asText() });
    await student.call(calls.show, { query: { showPhoto: 'false' } });
    expect(await student.call(calls.isShown, {})).toBe(false);
    const { photoUrl } = await student.call(cv.personalCv, {});
    const path = addressIn(photoUrl);
    expect((await server.fetch(path)).status).toBe(404);
    expect((await (await server.as('headman')).fetch(path)).status).toBe(404);
    expect((await student.fetch(path)).status).toBe(200);
    await student.call(calls.show, { query: { showPhoto: 'true' } });
    expect((await server.fetch(path)).status).toBe(200);
  });

  it('photos: can also be changed, read and deleted in the settings', async () => {
    await student.call(calls.change, { body: { photoBase64String: picture.toString('base64') } });
    const { photoBase64String } = await student.call(calls.mine, {});
    expect((await sharp(Buffer.from(photoBase64String ?? '', 'base64')).metadata()).width).toBe(320);
    await student.call(calls.change, { body: { photoBase64String: null } });
    expect(await student.call(calls.mine, {})).toEqual({ photoBase64String: null });
    expect((await student.call(cv.personalCv, {})).photoUrl).toBeNull();
  });

  it('photos: are not available for administrators', async () => {
    const admin = await server.as('admin');
    for (const call of [calls.mine, calls.isShown])
      await expect(admin.call(call, {})).rejects.toMatchObject({ status: 404 });
    await expect(admin.call(calls.upload, { body: asText() })).rejects.toMatchObject({ status: 404 });
  });
});

describe('administrator', () => {
  it('photos: an administrator sets and deletes an employee’s photo, which public responses contain', async () => {
    const admin = await server.client('admin');
    const [found] = await student.call(employees.byName, { query: { 'employee-fio': 'Бар' } });
    const { id = 0, urlId = '' } = found ?? {};
    const params = { id: String(id) };
    const linkOf = async () => (await student.call(employees.details, { query: { urlId } })).photoLink;
    const address = `${server.url}/api/v1/employees/photo/${id}`;
    await admin.call(calls.setOfEmployee, { params, body: { photoBase64String: null } });
    expect(await linkOf()).toBeNull();
    const initials = Buffer.from(await (await loadPhoto(address)).arrayBuffer());
    await admin.call(calls.setOfEmployee, { params, body: { photoBase64String: asText() } });
    expect(await linkOf()).toBe(address);
    const bytes = Buffer.from(await (await loadPhoto(address)).arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 640 });
    await admin.call(calls.setOfEmployee, { params, body: { photoBase64String: null } });
    expect(await linkOf()).toBeNull();
    expect(Buffer.from(await (await loadPhoto(address)).arrayBuffer()).equals(initials)).toBe(true);
    const missing = { id: '2000000000' };
    await expect(
      admin.call(calls.setOfEmployee, { params: missing, body: { photoBase64String: null } }),
    ).rejects.toMatchObject({ status: 404, reason: 'employee-not-found' });
  });
});

describe('photo of an employee', () => {
  const card = async () => {
    const [found] = await student.call(employees.byName, { query: { 'employee-fio': 'Образцов Игорь' } });
    return student.call(employees.details, { query: { urlId: found?.urlId ?? '' } });
  };

  it('photos: the address is absolute in every response about the employee', async () => {
    const { id, photoLink } = await card();
    expect(photoLink).toBe(`${server.url}/api/v1/employees/photo/${id}`);
    expect((await loadPhoto(photoLink)).headers.get('content-type')).toBe('image/jpeg');
    const all = rowsOf(await student.call(employees.all, {}));
    expect(all.find((one) => one.id === id)?.photoLink).toBe(photoLink);
    const plan = await student.call(schedule.ofEmployee, { params: { urlId: 'i-obrazcov' } });
    expect(plan.employeeDto?.photoLink).toBe(photoLink);
    const body = { searchValue: 'Образцов', currentPage: 1, pageSize: 5 };
    const [room] = (await student.call(phones.search, { body })).auditoryPhoneNumberDtoList;
    expect(room?.employees.find((one) => one.id === id)?.photoLink).toBe(photoLink);
    const teacher = await server.as('teacher');
    expect((await teacher.call(session.refresh, {})).photoUrl).toBe(photoLink);
  });

  it('photos: use the host of each request, also in cached responses', async () => {
    const linked = async (headers: Record<string, string>) => {
      const response = await server.fetch('/api/v1/employees/details-url?urlId=i-obrazcov', { headers });
      return ((await response.json()) as { photoLink: string }).photoLink;
    };
    const behindProxy = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'portal.example' };
    expect(await linked(behindProxy)).toMatch(/^https:\/\/portal\.example\/api\/v1\/employees\/photo\/\d+$/);
    expect(await linked({})).toMatch(new RegExp(`^${server.url}/`));
    expect(await linked(behindProxy)).toMatch(/^https:\/\/portal\.example\//);
  });

  it('photos: are replaced by initials when hidden or deleted, also in cached responses', async () => {
    const teacher = await server.as('teacher');
    const { id, photoLink } = await card();
    await teacher.call(calls.show, { query: { showPhoto: 'false' } });
    expect((await card()).photoLink).toBeNull();
    const rows = await server.db
      .select({ picture: photos.picture })
      .from(photos)
      .where(eq(photos.employeeId, id));
    const bytesOf = async () => new Uint8Array(await (await loadPhoto(photoLink)).arrayBuffer());
    expect(await bytesOf()).not.toEqual(new Uint8Array(rows[0]?.picture ?? []));
    await teacher.call(calls.show, { query: { showPhoto: 'true' } });
    expect((await card()).photoLink).toBe(photoLink);
    expect(await bytesOf()).toEqual(new Uint8Array(rows[0]?.picture ?? []));
    await teacher.call(calls.change, { body: { photoBase64String: null } });
    expect((await card()).photoLink).toBeNull();
    expect((await loadPhoto(photoLink)).headers.get('content-type')).toBe('image/jpeg');
  });
});
