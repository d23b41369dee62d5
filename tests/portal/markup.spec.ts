import { resources } from '@semestr/api/contract';
import { CALL, DAY } from '../support/announcements.ts';
import { signInElsewhere } from '../support/elsewhere.ts';
import { demo, expect, story as test } from '../support/test.ts';

const PERSON = '/employees/i-obrazcov';
const MARKUP = `</script><img src="/none.png" onerror="document.title='taken'"><b>важно</b>`;

test('markup: typed markup is escaped, in the server-rendered page and on the screen', async ({
  page,
  world,
}) => {
  const admin = await signInElsewhere(world, demo('admin'));
  const found = await admin.get(resources.groups.list.path, { params: { filter: '{"q":"428501"}' } });
  const [group] = (await found.json()) as [{ id: number }];
  await admin.dispose();
  const educator = await signInElsewhere(world, demo('teacher'));
  const data = { content: MARKUP, date: DAY, groupIds: [group.id] };
  expect((await educator.post(CALL, { data })).ok()).toBe(true);
  await educator.dispose();

  const html = await (await page.request.get(PERSON)).text();
  // In the text of the page and in its serialised state.
  expect(html).toContain('&lt;/script&gt;&lt;img src=');
  expect(html).toContain(String.raw`\u003c/script`);
  expect(html).not.toContain('</script><img');

  await page.goto(PERSON);
  await expect(page.getByText(MARKUP)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Расписание' }).click();
  await expect(page).toHaveURL(/\/schedule\//);
  await page.goBack();
  await expect(page.getByText(MARKUP)).toBeVisible();
  await expect(page.locator('img[src="/none.png"]')).toHaveCount(0);
  await expect(page).not.toHaveTitle('taken');
});
