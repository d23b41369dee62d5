import type { DepartmentNode } from '@semestr/api/departments';
import { demoAccounts } from '../apps/server/src/demo/accounts.ts';
import { chromium, type Page, type Route } from 'playwright';
import { startServer } from './server.ts';
import type { Row } from './table.ts';

/** Maximum time of a page to respond to an interaction, in milliseconds, on a processor four times slower. */
const GOAL = 100;
const SLOWDOWN = 4;

/** Number of employees in the structure of a large university. */
const PEOPLE = 10_000;

const desk = { width: 1280, height: 900 };
const phone = { width: 360, height: 740 };

/** The student with a full account, and the head of their group. */
const STUDENT = '42850001';
const HEADMAN = '42850002';

interface Scene {
  what: string;
  path: string;
  viewport: { width: number; height: number };
  /** Username of the signed-in user. */
  as?: string;
  act: (page: Page) => Promise<void>;
}

const scenes: readonly Scene[] = [
  {
    what: 'filters of a schedule',
    path: '/schedule/428501',
    viewport: desk,
    act: async (page) => {
      for (const name of [/^Неделя 1/, /^Неделя 2/, /^Неделя 3/, /^Неделя 4/])
        await page.getByRole('link', { name }).first().click();
    },
  },
  {
    what: 'search',
    path: '/schedule/428501',
    viewport: desk,
    act: async (page) => {
      await page.getByRole('combobox').pressSequentially('образцов', { delay: 60 });
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    what: 'the drawer of a phone',
    path: '/',
    viewport: phone,
    act: async (page) => {
      await page.getByRole('button', { name: 'Открыть меню' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Закрыть меню' }).click();
    },
  },
  {
    what: 'search of 10,000 people',
    path: '/departments',
    viewport: desk,
    act: async (page) => {
      await page.route('**/departments/tree', fillTree);
      await page.getByRole('searchbox').pressSequentially('кафедра', { delay: 60 });
      await page.locator('mark').first().waitFor();
      await page.getByRole('button', { name: 'Очистить поиск' }).click();
    },
  },
  {
    what: 'phone book',
    path: '/phones',
    viewport: desk,
    act: async (page) => {
      await page.getByRole('searchbox').pressSequentially('ова', { delay: 60 });
      await page.locator('mark').first().waitFor();
    },
  },
  {
    what: 'markbook',
    path: '/personal-account/markbook',
    viewport: phone,
    as: STUDENT,
    act: async (page) => {
      await page.getByRole('button', { name: '2', exact: true }).click();
      await page.getByRole('button', { name: 'Все' }).click();
      await page.getByRole('switch', { name: 'Скрыть отметки' }).click();
      await page.getByRole('switch', { name: 'Скрыть отметки' }).click();
      await page
        .getByRole('combobox', { name: /экзамен$/ })
        .first()
        .press('1');
    },
  },
  {
    what: 'headman',
    path: '/personal-account/headman?date=2026-11-19',
    viewport: phone,
    as: HEADMAN,
    act: async (page) => {
      const roster = page.getByRole('list', { name: 'Студенты' });
      await roster.locator('button[aria-pressed="true"]').first().focus();
      for (const key of ['2', 'ArrowDown', '1', 'End', '2', 'PageUp', 'Enter', 'Escape'])
        await page.keyboard.press(key);
    },
  },
];

/** Responds with the demo's structure, repeating its employees until there are this many. */
async function fillTree(route: Route): Promise<void> {
  const response = await route.fetch();
  const tree = (await response.json()) as DepartmentNode[];
  const nodes = allOf(tree);
  const employeeCount = nodes.reduce((sum, { data }) => sum + (data.employees?.length ?? 0), 0);
  for (const { data } of nodes)
    data.employees = Array.from(
      { length: Math.ceil(PEOPLE / employeeCount) },
      () => data.employees ?? [],
    ).flat();
  await route.fulfill({ response, json: tree });
}

const allOf = (nodes: readonly DepartmentNode[]): DepartmentNode[] =>
  nodes.flatMap((node) => [node, ...allOf(node.children ?? [])]);

/** Makes the page record the longest time between an interaction and the next frame. */
function watch(): void {
  document.documentElement.dataset['longest'] = '0';
  // The shortest duration that browsers report; the browser types do not include it yet.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement;
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId)
        dataset['longest'] = String(Math.max(Number(dataset['longest']), entry.duration));
  }).observe(options);
}

/** Signs in through the form, as a student does. */
async function signIn(page: Page, url: string, login: string): Promise<void> {
  const { username = '', password = '' } = demoAccounts.find(({ username: name }) => name === login) ?? {};
  await page.goto(`${url}/login`);
  await page.getByRole('textbox', { name: 'Логин' }).fill(username);
  await page.getByRole('textbox', { name: 'Пароль' }).fill(password);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await page.waitForURL((address) => address.pathname !== '/login');
}

/** Measures how soon pages respond to interactions (INP). */
export async function answersOfPortal(): Promise<Row[]> {
  const server = await startServer();
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ...(executablePath && { executablePath }),
  });
  try {
    const rows: Row[] = [];
    for (const { what, path, viewport, act, as } of scenes) {
      const page = await browser.newPage({ viewport, locale: 'ru-RU' });
      if (as !== undefined) await signIn(page, server.url, as);
      await page.goto(server.url + path, { waitUntil: 'networkidle' });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      await page.evaluate(watch);
      await act(page);
      // The last entry is reported after the frame that it measures.
      await page.waitForTimeout(1000);
      const longest = Number(await page.locator('html').getAttribute('data-longest'));
      await page.close();
      rows.push({
        what: `longest answer: ${what}`,
        ours: `${longest} ms`,
        against: '',
        result: (longest / GOAL).toFixed(2),
        goal: `≤ ${GOAL} ms`,
        isMet: longest <= GOAL,
      });
    }
    return rows;
  } finally {
    await browser.close();
    await server.close();
  }
}
