import type { BrowserContext, Page } from '@playwright/test';
import { type Person, type Server, type Who } from './server.ts';

export type { Person };

/** Inactivity after which the portal takes a session for ended (specification, section 9). */
const SESSION_MS = 1740 * 1000;

const MINUTE = 60_000;
const units: Readonly<Record<string, number>> = { s: 1000, min: MINUTE, h: 60 * MINUTE, d: 24 * 60 * MINUTE };

/** "91 s", "30 min", "2 h", "1 d" in milliseconds. */
function spanOf(text: string): number {
  const [, count, unit = ''] = /^(\d+) (\w+)$/.exec(text) ?? [];
  const length = units[unit];
  if (!count || length === undefined) throw new Error(`Not a span of time: ${text}`);
  return Number(count) * length;
}

/** Puts an answer of the sign-in into the page's storage, with the length of a session in milliseconds. */
export type Remember = (page: Page, answer: string, lifetime: number) => Promise<void>;

/** What a test may want of the university around the browser. */
export function createWorld(server: Server, context: BrowserContext, remember: Remember) {
  return {
    url: server.url,
    /** Somebody new of this role, whom no other test knows. */
    person: (role: Who): Promise<Person> => server.makePerson(role),
    /** Somebody asks the university for something of a kind, now; gives the id of the request. */
    request: server.makeRequest,
    /** Somebody is neither group head any more nor notes for one. */
    takeRights: server.takeRights,
    /** Somebody signs in with a second factor from now on; gives what their app shows, and the recovery codes. */
    secondFactorOf: server.secondFactorOf,
    /** The address with which somebody sets their first password; it holds for three days. */
    passwordLink: server.linkFor,
    /** A student's markbook is that of the demo student: passed, failed, and what another place of study did not have. */
    giveMarks: server.giveMarks,
    /** Everything that a student applied to study is granted, at this price or free: the contracts wait to be signed. */
    offerContracts: server.offerContracts,
    /** The university finds a fault in a student's data, and says which. */
    markIlliquid: server.markIlliquid,
    /** The university tells somebody something; the last is the newest. */
    tell: server.tell,
    /** An administrator lets somebody in no more. */
    block: server.block,
    /** Somebody studies for another degree, or in another course, alone in a group. */
    studyIn: server.studyIn,
    /** The university decides on the topics that somebody suggested. */
    decideTopic: server.decideTopic,
    /** Somebody is to choose a specialisation, in a rating of five. */
    openProfiling: server.openProfiling,
    /** Another last day for what somebody is to choose. */
    closeProfiling: server.closeProfiling,
    /** The university decides on the specialisations that somebody applied for. */
    decideProfiling: server.decideProfiling,
    /** What an app that knows this secret shows, now or so many half minutes later. */
    appCode: server.appCode,
    /** What was sent to somebody's phone and e-mail. */
    outbox: server.messagesTo,
    /** The bug reports that somebody sent under an e-mail address, with their files. */
    reportsFrom: server.reportsFrom,
    /** The service of the browsers, which takes what is sent to them. */
    pushService: server.pushService,
    /** What waits to be sent is sent. */
    deliver: server.deliver,
    fail: server.fail,
    hold: server.hold,
    mend: server.mend,
    down: server.down,
    up: server.up,
    /** The one clock of server and browser. The browser's goes on by itself, the server's only when a test moves it. */
    clock: {
      advance: async (span: string): Promise<void> => {
        server.clock.forward(spanOf(span) / MINUTE);
        await context.clock.fastForward(spanOf(span));
      },
      set: async (moment: string): Promise<void> => {
        server.clock.set(moment);
        await context.clock.setSystemTime(moment);
      },
    },
    /** Signs in through the API and remembers it as the login page would, then opens `path`. */
    signIn: async (
      page: Page,
      who: Pick<Person, 'username' | 'password'> & { secondFactor?: string },
      path = '/',
    ) => {
      const { username, password, secondFactor } = who;
      const response = await context.request.post(`${server.url}/api/v1/auth/login`, {
        data: { username, password, ...(secondFactor && { secondFactor }) },
      });
      if (!response.ok()) throw new Error(`${username} was not let in: ${response.status()}`);
      await remember(page, await response.text(), SESSION_MS);
      await page.goto(path);
    },
    /** Nobody is signed in any more; the page that is open does not know it yet. */
    signOut: async (page: Page): Promise<void> => {
      await context.clearCookies();
      await page.evaluate(() => localStorage.clear());
    },
  };
}

export type World = ReturnType<typeof createWorld>;

/** In a page that stays: at once. */
export const rememberHere: Remember = (page, answer, lifetime) =>
  page.evaluate(
    ([text, length]) => {
      localStorage.setItem('user', JSON.stringify({ ...JSON.parse(text), rememberDevice: false }));
      localStorage.setItem('_expiredTime', JSON.stringify(Date.now() + length));
    },
    [answer, lifetime] as const,
  );

/** In the page that is loaded next, before anything of it runs, and only there: later the session is the portal's. */
export function rememberInNextPage(origin: string): Remember {
  let signIns = 0;
  return async (page, answer, lifetime) => {
    signIns += 1;
    await page.addInitScript(
      ([place, mark, text, length]) => {
        if (location.origin !== place || sessionStorage.getItem(mark)) return;
        sessionStorage.setItem(mark, 'done');
        localStorage.setItem('user', JSON.stringify({ ...JSON.parse(text), rememberDevice: false }));
        localStorage.setItem('_expiredTime', JSON.stringify(Date.now() + length));
      },
      [origin, `sign-in-${signIns}`, answer, lifetime] as const,
    );
  };
}
