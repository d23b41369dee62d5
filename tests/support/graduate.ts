import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import type { Person, World } from './world.ts';

export const GRADUATE = '/personal-account/graduate';
export const CALLS = '/api/v1/diploma-topic-suggestion';

/** Creates a student who can suggest a topic. */
export async function graduate(world: World): Promise<Person> {
  const person = await world.person('student');
  await world.studyIn(person, { course: 4 });
  return person;
}

export const mine = (page: Page, name = 'Мои темы') => page.getByRole('region', { name });
/** The suggestions, excluding topics offered by a supervisor, which are list items too. */
export const topics = (page: Page, name?: string) =>
  mine(page, name)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
export const form = (page: Page) => mine(page).locator('form');
export const topicField = (page: Page) => form(page).getByRole('textbox', { name: 'Тема', exact: true });
export const open = (page: Page) => mine(page).getByRole('button', { name: 'Предложить тему' }).click();
export const send = (page: Page) => form(page).getByRole('button', { name: 'Предложить тему' }).click();

/** Finds a supervisor of the university by the beginning of their name. */
export async function chooseSupervisor(page: Page, surname = 'Образцов'): Promise<void> {
  const field = form(page).getByRole('combobox', { name: 'Руководитель' });
  await field.fill(surname);
  await page.getByRole('option', { name: surname }).first().click();
  await expect(field).toHaveValue(new RegExp(`^${surname}`));
}

/** Suggests a custom topic. */
export async function suggest(page: Page, topic: string): Promise<void> {
  await open(page);
  await chooseSupervisor(page);
  await topicField(page).fill(topic);
  await send(page);
  await expect(topics(page).first()).toContainText(topic);
}
