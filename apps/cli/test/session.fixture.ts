import { type Answer, ok, type Replies } from './provider.fixture.ts';

/** A student as the server returns them after signing in. */
export const student = {
  username: '42850001',
  fio: 'Примерная Анна Ивановна',
  email: null,
  authorities: ['ROLE_USER'],
  accountType: 'STUDENT',
  phone: '',
  group: '428501',
  photoUrl: null,
  isGroupHead: true,
  canStudentNote: false,
  hasNotConfirmedContact: false,
};

/** A server with sessions: each sign-in gets the next one, "s1", "s2" …; signing out ends it. */
export function sessionServer(): {
  replies: Replies;
  live: Set<string>;
  signedIn: (reply: Answer) => Replies[string];
} {
  const live = new Set<string>();
  let count = 0;
  const sessionOf = (cookie: string): string => cookie.replace('SESSION=', '');
  const signedIn =
    (reply: Answer): Replies[string] =>
    ({ cookie }) =>
      live.has(sessionOf(cookie)) ? reply : { status: 403 };
  return {
    live,
    signedIn,
    replies: {
      'POST /auth/login': ({ body }) => {
        if (!JSON.stringify(body).includes('"Student-2026!"')) return { status: 401 };
        count += 1;
        live.add(`s${count}`);
        return { headers: { 'set-cookie': `SESSION=s${count}; Path=/api/v1; HttpOnly` }, body: student };
      },
      'POST /auth/logout': ({ cookie }) => {
        live.delete(sessionOf(cookie));
        return {};
      },
      'POST /auth/refresh': signedIn(ok(student)),
    },
  };
}
