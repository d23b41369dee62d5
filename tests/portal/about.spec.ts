import { expect, test } from '../support/test.ts';

test('RT-01 about: shows the sections, the responsible organisation and the stored data', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'О портале' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('О портале');
  const responsible = page.getByRole('region', { name: 'Кто отвечает' });
  await expect(responsible).toContainText('Учреждение образования «Примерный университет»');
  await expect(responsible.getByRole('link', { name: /^\+375/ }).first()).toHaveAttribute(
    'href',
    'tel:+375172930000',
  );
  await expectAccessible();
  // The page lists the sections of the menu.
  const menu = page.getByRole('navigation', { name: 'Разделы' }).getByRole('listitem');
  const sections = page.getByRole('region', { name: 'Что здесь есть' }).getByRole('listitem');
  await expect(sections).toHaveCount((await menu.count()) + 1);
  await sections.getByRole('link', { name: 'Телефоны' }).click();
  await expect(page).toHaveURL('/phones');
});

test.story.describe('without scripts, on a phone, in English', () => {
  test.story.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test.story('about: the page is readable without scripts', async ({ page, choose }) => {
    await choose({ language: 'en', theme: 'dark' });
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Sections',
      'Your data',
      'Who is responsible',
      'Open source',
    ]);
    await expect(page.getByRole('main')).toContainText('Educational institution “Example University”');
  });
});
