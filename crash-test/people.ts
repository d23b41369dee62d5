import * as auth from '@semestr/api/auth';
import { demoAccounts } from '../apps/server/src/demo/accounts.ts';
import { type Visitor, visit } from '../security-test/visitor.ts';
import { type Writer, writers } from './kind.ts';

/** The writers, each signed in once, because their sessions must survive every kill. */
export type People = ReadonlyMap<Writer, Visitor>;

export const passwordOf = (writer: Writer): string =>
  demoAccounts.find(({ username }) => username === writers[writer])?.password ?? '';

export async function signInWriters(url: string): Promise<People> {
  const people = new Map<Writer, Visitor>();
  // The keys of the table are writers.
  for (const [writer, username] of Object.entries(writers) as [Writer, string][]) {
    const who = visit(url);
    await who.call(auth.login, { body: { username, password: passwordOf(writer) } });
    people.set(writer, who);
  }
  return people;
}
