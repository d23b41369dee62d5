import type { Locator, Page } from '@playwright/test';
import { expectToFit } from '../support/effects.ts';
import { demo, expect, test } from '../support/test.ts';

const PROFILE = '/personal-account/profile';

const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const preview = (page: Page) => part(page, /Так (?:видят|увидят) другие/);
const card = (page: Page) => preview(page).getByRole('heading', { level: 3 }).locator('xpath=../..');
const toggle = (page: Page, name: string) => page.getByRole('switch', { name });
const subtitle = (page: Page) => page.getByRole('banner');

/** Opens the form of a section, with the given button label. */
async function edit(page: Page, name: string, verb = 'Добавить'): Promise<Locator> {
  await part(page, name)
    .getByRole('button', { name: new RegExp(`^${verb}`) })
    .click();
  await part(page, name).getByRole('button', { name: 'Отмена' }).waitFor();
  return part(page, name);
}

test("PA-01 profile: a student sees the university's data, their CV, and how others see it", async ({
  page,
  world,
  expectAccessible,
}) => {
  await world.signIn(page, demo('student'), PROFILE);
  await expect(subtitle(page)).toContainText('анкета заполнена');
  const person = part(page, 'Личные данные');
  await expect(person).toContainText('Лисицкая Анна Игоревна');
  await expect(person).toContainText(/Факультет информационных систем.*428501, 2-й\sкурс/);
  await expect(person).toContainText(/JPEG, PNG или WebP до\s15\sМБ/);
  await expect(person.getByRole('link', { name: /сообщить об\sошибке/ })).toHaveAttribute('href', '/support');
  await expect(person.getByRole('link', { name: 'Изменить телефон' })).toHaveAttribute('href', /contacts$/);
  await expect(part(page, 'О себе')).toContainText(/\d+\sиз\s2000\sзнаков/);
  await expect(part(page, 'Навыки').getByRole('listitem').first()).toHaveText('TypeScript');
  await expect(part(page, 'Ссылки').getByRole('img', { name: 'код' })).toBeVisible();
  await expectAccessible();
  const own = await card(page).innerText();
  expect(own).not.toContain('02.09.2007');
  await page.goto('/profiles?lastName=Лисицкая');
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(row).toHaveCount(1);
  await expect.poll(() => row.locator('h3').locator('xpath=../..').innerText()).toBe(own);
});

test('PA-01 profile: the CV is downloaded as a PDF, and a failure is reported', async ({ page, world }) => {
  await world.signIn(page, demo('student'), PROFILE);
  world.fail({ path: '/api/v1/profiles/personal-cv/document', status: 500, times: 1 });
  await page.getByRole('button', { name: 'Скачать PDF' }).click();
  await expect(preview(page).getByRole('alert')).toContainText('Не удалось скачать файл.');
  const came = page.waitForEvent('download');
  await preview(page).getByRole('button', { name: 'Повторить' }).click();
  expect((await came).suggestedFilename()).toBe('cv.pdf');
});

test('PA-01 PA-18 profile: text, links and skills are saved separately, and then appear in the preview', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('student', PROFILE);
  await expect(subtitle(page)).toContainText('анкета пока пустая');
  await expect(preview(page)).toContainText('Анкета не\u00a0опубликована');

  const summary = await edit(page, 'О себе');
  const text = summary.getByRole('textbox');
  await expect(text).toBeFocused();
  await text.fill('Пишу на TypeScript.');
  await expect(summary).toContainText(/19\sиз\s2000\sзнаков/);
  await expect(summary).toContainText(/не\sсохранено/);
  await expect(preview(page)).not.toContainText('Пишу на TypeScript.');
  await summary.getByRole('button', { name: 'Сохранить текст' }).click();
  await expect(page.getByText('Основная информация обновлена.')).toBeVisible();
  await expect(summary).toContainText(/Сохранено в\s\d\d:\d\d/);
  await expect(summary.getByRole('button', { name: 'Изменить рассказ' })).toBeFocused();
  await expect(preview(page)).toContainText('Пишу на TypeScript.');
  await expect(subtitle(page)).toContainText(/не\sхватает фото, навыков и\sссылок/);

  const links = await edit(page, 'Ссылки');
  await expect(links.getByLabel('Адрес')).toBeFocused();
  await links.getByLabel('Адрес').fill('https://github.com/primer');
  await expect(links.getByLabel('Название')).toHaveValue('GitHub');
  await links.getByRole('button', { name: 'Добавить ссылку' }).click();
  const second = links.getByRole('group', { name: 'Ссылка 2' });
  await expect(second.getByLabel('Адрес')).toBeFocused();
  await second.getByLabel('Адрес').fill('javascript:alert(1)');
  await second.getByLabel('Название').fill('Сайт');
  await links.getByRole('button', { name: 'Сохранить ссылки' }).click();
  await expect(second.getByLabel('Адрес')).toBeFocused();
  await expect(second.getByLabel('Адрес')).toHaveAccessibleDescription(/Подойдёт адрес/);
  await second.getByLabel('Адрес').fill('t.me/primer');
  await expect(second.getByLabel('Название')).toHaveValue('Сайт');
  await expectAccessible();
  await links.getByRole('button', { name: 'Сохранить ссылки' }).click();
  await expect(page.getByText('Ссылки обновлены.')).toBeVisible();
  await expect(preview(page).getByRole('link', { name: 'код GitHub' })).toBeVisible();
  await expect(preview(page).getByRole('link', { name: 'сообщения Сайт' })).toBeVisible();
  await edit(page, 'Ссылки', 'Изменить');
  await links.getByRole('button', { name: 'Убрать ссылку GitHub' }).click();
  await expect(links.getByLabel('Адрес')).toHaveValue('t.me/primer');
  await links.getByRole('button', { name: 'Сохранить ссылки' }).click();
  await expect(preview(page).getByRole('link', { name: 'код GitHub' })).toHaveCount(0);
  await expect(preview(page).getByRole('link', { name: 'сообщения Сайт' })).toBeVisible();
});

test('PA-01 PA-18 profile: skills are found, created and removed by keyboard', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('student', PROFILE);
  const skills = await edit(page, 'Навыки');
  const field = skills.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.pressSequentially('ана');
  const option = skills.getByRole('option', { name: 'Анализ данных' });
  await expect(option.locator('mark')).toHaveText('Ана');
  await expect(skills.getByRole('option').last()).toHaveText(/Добавить «ана»\s*новый навык/);
  await expectAccessible();
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  const chosen = skills.getByRole('list', { name: 'Ваши навыки' }).getByRole('listitem');
  await expect(chosen).toHaveText(['Анализ данных']);
  await expect(field).toHaveValue('');
  await field.fill('Вязание узлов');
  await page.keyboard.press('Enter');
  await field.fill('анализ  ДАННЫХ');
  await page.keyboard.press('Enter');
  await field.fill('Git');
  await expect(skills).toContainText(/2\sиз\s50/);
  await skills.getByRole('button', { name: 'Убрать навык Вязание узлов' }).press('Enter');
  await expect(chosen).toHaveText(['Анализ данных']);
  await expect(skills.getByRole('heading', { name: 'Навыки' })).toBeFocused();
  // Text in the field is saved too.
  await skills.getByRole('button', { name: 'Сохранить навыки' }).press('Enter');
  await expect(page.getByText('Навыки обновлены.')).toBeVisible();
  await expect(skills.getByRole('listitem')).toHaveText(['Анализ данных', 'Git']);
  await expect(preview(page)).toContainText('Анализ данных · Git');
});

test('PA-01 profile: unsaved input is kept while another section is edited, and after a reload', async ({
  page,
  signIn,
}) => {
  await signIn('student', PROFILE);
  const summary = await edit(page, 'О себе');
  await summary.getByRole('textbox').fill('Черновик');
  const skills = await edit(page, 'Навыки');
  // Only one section has a form at a time.
  await expect(page.getByRole('button', { name: /^Сохранить/ })).toHaveCount(1);
  await expect(summary).toContainText(/не\sсохранено/);
  await skills.getByRole('button', { name: 'Отмена' }).click();
  await expect(skills).not.toContainText(/не\sсохранено/);
  await page.reload();
  await expect(summary).toContainText(/не\sсохранено/);
  await edit(page, 'О себе', 'Продолжить');
  await expect(summary.getByRole('textbox')).toHaveValue('Черновик');
  await summary.getByRole('button', { name: 'Отмена' }).click();
  await expect(summary).not.toContainText(/не\sсохранено/);
  await expect(summary.getByRole('button', { name: /^Добавить/ })).toBeFocused();
});

const switches = [
  ['Анкета опубликована', 'personal-cv-published', 'Не удалось обновить статус профиля.'],
  ['Ищу работу', 'personal-cv-searching-job', 'Не удалось обновить статус поиска работы.'],
  ['Показывать рейтинг', 'personal-cv-rating', 'Не удалось обновить видимость рейтинга.'],
] as const;

test('PA-01 PA-18 profile: each switch takes effect immediately, and reverts when saving fails', async ({
  page,
  world,
  signIn,
  expectAccessible,
}) => {
  await signIn('student', PROFILE);
  await expect(preview(page)).toContainText('Анкета не\u00a0опубликована');
  for (const [index, [name, path, sentence]] of switches.entries()) {
    await expect(toggle(page, name)).not.toBeChecked();
    const before = await preview(page).innerText();
    const release = world.hold(`/api/v1/profiles/${path}`);
    world.fail({ path: `/api/v1/profiles/${path}`, status: 500, times: 1 });
    await toggle(page, name).press('Space');
    await expect(toggle(page, name)).toBeChecked();
    await expect.poll(() => preview(page).innerText()).not.toBe(before);
    release();
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(toggle(page, name)).not.toBeChecked();
    await expect.poll(() => preview(page).innerText()).toBe(before);
    if (index === 0) await expectAccessible();
    await page.getByRole('button', { name: 'Повторить' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(toggle(page, name)).toBeChecked();
  }
  await page.reload();
  for (const [name] of switches) await expect(toggle(page, name)).toBeChecked();
});

/** Calls of the profile that fail, with their messages. */
const failures = {
  ru: {
    verb: 'Добавить',
    summary: ['О себе', 'Сохранить текст', 'Не удалось обновить основную информацию.'],
    links: ['Ссылки', 'Сохранить ссылки', 'Не удалось обновить ссылки.'],
    skills: ['Навыки', 'Сохранить навыки', 'Не удалось обновить навыки.'],
  },
  en: {
    verb: 'Add',
    summary: ['About me', 'Save the text', 'Failed to update main information.'],
    links: ['Links', 'Save the links', 'Failed to update links.'],
    skills: ['Skills', 'Save the skills', 'Failed to update skills.'],
  },
} as const;

for (const language of ['ru', 'en'] as const)
  test(`PA-18 profile: a section that cannot be saved reports it and keeps the input, in ${language}`, async ({
    page,
    world,
    signIn,
    choose,
  }) => {
    await choose({ language });
    await signIn('student', PROFILE);
    world.fail({ path: /\/profiles\/(?:summary|my-)/, status: 500 });
    const { verb, ...sections } = failures[language];
    for (const [name, save, sentence] of Object.values(sections)) {
      const section = part(page, name);
      await section.getByRole('button', { name: new RegExp(`^${verb}`) }).click();
      const field = section.getByRole('textbox').or(section.getByRole('combobox')).first();
      await field.fill('https://github.com/primer');
      await section.getByRole('button', { name: save }).click();
      await expect(section.getByRole('alert')).toContainText(sentence);
      await expect(field).toHaveValue('https://github.com/primer');
    }
    world.mend();
    const last = part(page, sections.skills[0]);
    await last.getByRole('button', { name: language === 'ru' ? 'Повторить' : 'Try again' }).click();
    await expect(last.getByRole('listitem')).toHaveText(['https://github.com/primer']);
  });

test('PA-01 PA-18 profile: a part reports its own failure to load, and the rest is shown', async ({
  page,
  world,
  signIn,
}) => {
  world.fail({ path: '/api/v1/profiles/personal-cv', status: 500 });
  const person = await signIn('student', PROFILE);
  await expect(part(page, 'Анкета').getByRole('alert')).toContainText('Не удалось подключиться к серверу.');
  await expect(part(page, 'Личные данные')).toContainText(person.email);
  world.mend();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(toggle(page, 'Анкета опубликована')).toBeVisible();
  world.fail({ path: '/api/v1/personal-information', status: 500 });
  await page.reload();
  await expect(part(page, 'Личные данные').getByRole('alert')).toContainText(
    'Не удалось подключиться к серверу.',
  );
  await expect(toggle(page, 'Анкета опубликована')).toBeVisible();
});

test('PA-01 profile: users other than students see personal data and a link to their page, no empty sections', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const teacher = await signIn('teacher', PROFILE);
  const person = part(page, 'Личные данные');
  await expect(person).toContainText(teacher.email);
  await expect(person).toContainText(teacher.username);
  await expect(page.getByRole('region')).toHaveCount(1);
  await expect(page.getByRole('switch')).toHaveCount(0);
  await expectAccessible();
  await person.getByRole('link', { name: 'Ваша страница' }).click();
  await expect(page).toHaveURL(/\/employees\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(teacher.lastName);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true });

  test('PA-01 profile: on a phone nothing is wider than the screen, and a link is added by touch', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('student', PROFILE);
    const links = await edit(page, 'Ссылки');
    await links.getByLabel('Адрес').fill('linkedin.com/in/primer');
    await expectToFit(page);
    await expectAccessible();
    await links.getByRole('button', { name: 'Сохранить ссылки' }).tap();
    await expect(preview(page).getByRole('link', { name: 'работа LinkedIn' })).toBeVisible();
    await expectToFit(page);
  });
});
