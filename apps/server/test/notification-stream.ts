import * as calls from '@semestr/api/notifications';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../src/db/tables/users.ts';
import { localized } from '../src/domain/localized.ts';
import { notify } from '../src/domain/notify.ts';
import { commonTexts } from '../src/domain/texts.ts';
import type { TestServer, Visitor } from './server.ts';

/** Reads the counts sent to this visitor's browser, one at a time; null when the stream has ended. */
export async function listen(visitor: Pick<Visitor, 'fetch'>) {
  const response = await visitor.fetch(calls.stream.path);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<number | null> => {
    for (;;) {
      const [event, number] = /event: notifications\ndata: (\d+)\n\n/.exec(text) ?? [];
      if (event !== undefined) {
        text = text.slice(text.indexOf(event) + event.length);
        return Number(number);
      }
      const part = await reader?.read();
      if (!part || part.done) return null;
      text += part.value;
    }
  };
  return { next, leave: () => reader?.cancel() };
}

/** Notifies the user of an account. */
export async function notifyUser(to: TestServer, username: string): Promise<void> {
  const [user] = await to.db.select({ id: users.id }).from(users).where(eq(users.username, username));
  const notice = {
    type: 'INFO',
    message: localized(commonTexts, 'code.subject'),
    now: to.clock.now(),
  } as const;
  await to.db.transaction((tx) => notify(tx, { userIds: [user?.id ?? 0] }, notice));
}
