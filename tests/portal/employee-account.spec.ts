import { expectStep, submit } from '../support/recovery.ts';
import { startServer } from '../support/server.ts';
import { demo, expect, test } from '../support/test.ts';

test.story(
  'LOG-02 REC-13 employee account: employees sign in (status 280) and recover passwords at the named service',
  async ({ page, world }) => {
    const account = 'https://account.example.by/start?from=portal';
    await page.route(`${account}**`, (route) => route.fulfill({ body: 'The account service' }));
    const teacher = demo('teacher');
    const elsewhere = await startServer({ employeeAccountUrl: account });
    try {
      await page.goto(`${elsewhere.url}/login`);
      await page.getByLabel('Логин').fill(teacher.username);
      await page.getByLabel('Пароль', { exact: true }).fill(teacher.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(account);
      await page.goto(`${elsewhere.url}/password-recovery`);
      await page.getByLabel('Логин').fill(teacher.username);
      await submit(page);
      await expect(page).toHaveURL(account);
    } finally {
      await elsewhere.close();
    }
    // Without an external service the portal recovers employees' passwords.
    await page.goto(`${world.url}/password-recovery`);
    await page.getByLabel('Логин').fill(teacher.username);
    await submit(page);
    await expectStep(page, 'Куда прислать код?');
  },
);
