import type { BrowserContext, Page } from '@playwright/test';
import { type Person, type Server, type Who } from './server.ts';

export type { Person };

/** Inactivity after which the portal ends a session (specification, section 9), in milliseconds. */
const SESSION_MS = 1740 * 1000;

const MINUTE = 60_000;
const units: Readonly<Record<string, number>> = { s: 1000, min: MINUTE, h: 60 * MINUTE, d: 24 * 60 * MINUTE };

/** Parses "91 s", "30 min", "2 h", "1 d" to milliseconds. */
function parseDuration(text: string): number {
  const [, count, unit = ''] = /^(\d+) (\w+)$/.exec(text) ?? [];
  const length = units[unit];
  if (!count || length === undefined) throw new Error(`Not a span of time: ${text}`);
  return Number(count) * length;
}

/** Stores a sign-in response in the page's storage, with the length of a session in milliseconds. */
export type StoreSession = (page: Page, answer: string, lifetime: number) => Promise<void>;

/** Creates the controls that tests have over the environment of the browser. */
export function createWorld(server: Server, context: BrowserContext, remember: StoreSession) {
  return {
    url: server.url,
    /** Creates a user of this role that no other test uses. */
    person: (role: Who): Promise<Person> => server.makePerson(role),
    /** Submits a request of a type as a user; returns its id. */
    request: server.makeRequest,
    /** Revokes a user's rights as group head and as an appointed student. */
    removeRights: server.removeRights,
    /** Turns on a user's second factor; returns the app's codes and the recovery codes. */
    secondFactorOf: server.secondFactorOf,
    /** Creates the link with which a user sets the first password; valid for three days. */
    passwordLink: server.linkFor,
    /** Copies the demo student's markbook to a student: passed, failed, and academic differences. */
    giveMarks: server.giveMarks,
    /** Grants all study applications of a student, at this price or free: the contracts are ready to be signed. */
    offerContracts: server.offerContracts,
    /** Marks a student's data as invalid, with the reason. */
    markIlliquid: server.markIlliquid,
    /** Sends notifications to a user; the last one is the newest. */
    notify: server.notify,
    /** Blocks a user as an administrator. */
    block: server.block,
    /** Moves a student to another degree or course, alone in a group. */
    studyIn: server.studyIn,
    /** Decides the topics that a student suggested. */
    decideTopic: server.decideTopic,
    /** Requires a student to choose a specialisation, with a rating of five. */
    openProfiling: server.openProfiling,
    /** Changes the last day of a student's choice. */
    closeProfiling: server.closeProfiling,
    /** Decides the specialisations that a student applied for. */
    decideProfiling: server.decideProfiling,
    /** Returns the code of an app with this secret, now or a number of half minutes later. */
    appCode: server.appCode,
    /** Returns the messages sent to a user's phone and e-mail address. */
    outbox: server.messagesTo,
    /** Returns the bug reports sent with an e-mail address, with their files. */
    reportsFrom: server.reportsFrom,
    /** Stores a message to a user whose delivery was given up. */
    storeFailedMessage: server.storeFailedMessage,
    /** The push service of the browsers, which receives the messages sent to them. */
    pushService: server.pushService,
    /** Delivers pending messages. */
    deliver: server.deliver,
    fail: server.fail,
    hold: server.hold,
    mend: server.mend,
    down: server.down,
    up: server.up,
    /**
     * Clock shared by server and browser. The browser's advances automatically, the server's only when a test advances
     * it.
     */
    clock: {
      advance: async (span: string): Promise<void> => {
        server.clock.forward(parseDuration(span) / MINUTE);
        await context.clock.fastForward(parseDuration(span));
      },
      set: async (moment: string): Promise<void> => {
        server.clock.set(moment);
        await context.clock.setSystemTime(moment);
      },
    },
    /** Signs in through the API and stores the session as the sign-in page would, then opens `path`. */
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
    /** Ends the session without notifying the open page. */
    signOut: async (page: Page): Promise<void> => {
      await context.clearCookies();
      await page.evaluate(() => localStorage.clear());
    },
  };
}

export type World = ReturnType<typeof createWorld>;

/** For a page that stays open: immediately. */
export const storeSessionNow: StoreSession = (page, answer, lifetime) =>
  page.evaluate(
    ([text, length]) => {
      localStorage.setItem('user', JSON.stringify({ ...JSON.parse(text), rememberDevice: false }));
      localStorage.setItem('_expiredTime', JSON.stringify(Date.now() + length));
    },
    [answer, lifetime] as const,
  );

/**
 * For the next page that is loaded, before any of its scripts run, and only there: afterwards the session is managed by
 * the portal.
 */
export function storeSessionForNextPage(origin: string): StoreSession {
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
