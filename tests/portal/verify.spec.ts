import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findToken, verifyPath } from '@semestr/core/verify';
import { expectToFit } from '../support/effects.ts';
import { signInElsewhere } from '../support/elsewhere.ts';
import { demo, expect, test } from '../support/test.ts';
import type { World } from '../support/world.ts';

const verdict = (page: Page) => page.getByRole('main');

/** Prints a student's certificate. Returns the link at its bottom, and a function that changes its number. */
async function printed(page: Page, world: World) {
  const data = {
    certificateRequestDto: { certificateType: 'обычная', provisionPlace: 'в поликлинику' },
    certificateCount: 1,
  };
  const ordered = await page.request.post('/api/v1/certificate/register', { data });
  const [{ id }] = (await ordered.json()) as [{ id: number }];
  const admin = await signInElsewhere(world, demo('admin'));
  const record = `/api/v1/admin/certificates/${id}`;
  const number = async (to: number): Promise<void> => {
    const stands: unknown = await (await admin.get(record)).json();
    const change = { state: 'printed', number: to, issuedOn: '2026-11-20' };
    expect((await admin.put(record, { data: Object.assign({}, stands, change) })).ok()).toBe(true);
  };
  // Other tests issue certificates of the same year.
  const { next } = (await (await admin.get('/api/v1/admin/certificates/numbering')).json()) as {
    next: number;
  };
  await number(next);
  const paper = await page.request.get(`/api/v1/certificate/${id}/file`);
  const token = findToken((await paper.body()).toString('latin1'));
  return { path: verifyPath(token ?? ''), issued: next, number };
}

test('verification: a link without a valid signature shows no document', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/verify/unsigned');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Проверка документа');
  await expect(verdict(page)).toContainText('Такого документа нет');
  await expectAccessible();
});

test('verification: the link of a document shows its content to any visitor, until it is no longer valid', async ({
  page,
  signIn,
  world,
  expectAccessible,
}) => {
  const student = await signIn('student');
  const { path, issued, number } = await printed(page, world);
  await world.signOut(page);
  await page.goto(path);
  await expect(verdict(page)).toContainText('Запись о документе действительна');
  await expect(verdict(page)).toContainText('не проверяет саму бумагу или файл: сравните');
  for (const text of ['Справка', String(issued), '20.11.2026', student.lastName])
    await expect(verdict(page)).toContainText(text);
  await expectAccessible();
  await number(issued + 1);
  await page.reload();
  await expect(verdict(page)).toContainText('Документ больше не действует');
  await expect(verdict(page)).toContainText(String(issued));
  await page.goto(path.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')));
  await expect(verdict(page)).toContainText('Такого документа нет');
});

test('PA-06 verification: a student downloads the document itself, with the same link', async ({
  page,
  signIn,
  world,
}) => {
  await signIn('student');
  const { path, issued } = await printed(page, world);
  await page.goto('/personal-account/study');
  const row = page.getByRole('row').filter({ hasText: 'в поликлинику' });
  await expect(row).toContainText(String(issued));
  const saving = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Скачать PDF' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  const token = findToken((await readFile(await file.path())).toString('latin1'));
  expect(verifyPath(token ?? '')).toBe(path);
});

test.describe('on a phone, in English, in dark', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('verification: everything fits a phone, and a server failure is reported', async ({
    page,
    signIn,
    world,
    choose,
    expectAccessible,
  }) => {
    await choose({ language: 'en', theme: 'dark' });
    await signIn('student');
    const { path, issued } = await printed(page, world);
    await page.goto(path);
    await expect(verdict(page)).toContainText(String(issued));
    await expectAccessible();
    await expectToFit(page);
    world.fail({ path: /^\/api\/v1\/verify\//, status: 500 });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
