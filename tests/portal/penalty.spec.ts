import { expectToFit } from '../support/effects.ts';
import { demo, expect, test } from '../support/test.ts';

const PENALTY = '/personal-account/penalty';
const CALL = '/api/v1/dormitory-queue-application/premium-penalty';

test('PA-10 penalties: an active penalty shows its reason, its order and its start', async ({
  page,
  world,
  expectAccessible,
}) => {
  await world.signIn(page, demo('noter'), PENALTY);
  const part = page.getByRole('region', { name: /Действует 1\sвзыскание/ });
  await expect(part.getByRole('listitem')).toHaveText(
    /^Курение у\sвхода в\sучебный корпусВзыскание действуетПриказ №\s\d+-с от\s\d\d\.\d\d\.2026 · Нарушение правил внутреннего распорядкаЗамечание\.$/,
  );
  await expectAccessible();
});

test('PA-10 penalties: a lifted penalty is labelled, and a commendation is not listed', async ({
  page,
  world,
}) => {
  await world.signIn(page, demo('student'), PENALTY);
  const part = page.getByRole('region', { name: 'Действующих взысканий нет' });
  await expect(part).toContainText(/1\sснято/);
  await expect(part.getByRole('listitem')).toHaveText(/^Шум после 23:00Взыскание снято/);
  await expect(page.getByText('Премия')).toHaveCount(0);
});

test('PA-10 penalties: an empty state distinguishes commendations, no records and no provider data', async ({
  page,
  world,
  expectAccessible,
}) => {
  const expectNone = async (): Promise<void> => {
    await expect(page.getByText('Взысканий нет')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  };
  await world.signIn(page, demo('headman'), PENALTY);
  await expectNone();
  await expectAccessible();
  await world.signIn(page, await world.person('student'), PENALTY);
  await expectNone();
  world.fail({ path: CALL, status: 404 });
  await world.signIn(page, demo('noter'), PENALTY);
  await expectNone();
});

test('PA-10 PA-18 penalties: a failure to load is reported and can be retried, in both languages', async ({
  page,
  world,
  choose,
}) => {
  await world.signIn(page, demo('noter'), '/healthz');
  for (const [language, sentence, retry, comes] of [
    ['ru', 'Не удалось подключиться к серверу.', 'Повторить', /Действует 1\sвзыскание/],
    ['en', 'Failed to connect to the server.', 'Try again', /1\spenalty is in force/],
  ] as const) {
    await choose({ language });
    world.fail({ path: CALL, status: 500, times: 1 });
    await page.goto(PENALTY);
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(page.getByText(/Взысканий нет|You have no penalties/)).toHaveCount(0);
    await page.getByRole('alert').getByRole('button', { name: retry }).press('Enter');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(comes);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('PA-10 penalties: a penalty fits a phone', async ({ page, world, expectAccessible }) => {
    await world.signIn(page, demo('noter'), PENALTY);
    await expect(page.getByText('Взыскание действует')).toBeVisible();
    await expectToFit(page);
    await expectAccessible();
  });
});
