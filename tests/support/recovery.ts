import type { Page } from '@playwright/test';
import { expect, type Person } from './test.ts';

/** Steps of the recovery in the portal, as a user performs them. */

export const PASSWORD = 'Correct-horse-9';

export const submit = (page: Page, name = 'Продолжить') =>
  page.getByRole('main').getByRole('button', { name }).click();

/** Expects the title of a step, which is focused. */
export async function expectStep(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeFocused();
}

/** Goes from the open first step to the last one. */
export async function continueToLastStep(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Логин').fill(person.username);
  await submit(page);
  await expectStep(page, 'Куда прислать код?');
  await submit(page);
  await expectStep(page, 'Допишите скрытую часть');
  await page.getByLabel(/^Скрытая часть телефона/).fill(person.phone.slice(6));
  await submit(page);
  await expectStep(page, 'Придумайте новый пароль');
}

/** Opens the recovery and goes to its last step. */
export async function openLastStep(page: Page, person: Person): Promise<void> {
  await page.goto('/password-recovery');
  await continueToLastStep(page, person);
}

export async function typePassword(page: Page, password = PASSWORD): Promise<void> {
  await page.getByLabel('Новый пароль').fill(password);
  await page.getByLabel('Пароль ещё раз').fill(password);
}
