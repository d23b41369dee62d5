import { type Answer, ok, type Replies } from './provider.fixture.ts';

export const LOGIN = '42850001';
export const CONTACT = 'a.primer@example.by';
const BUDGET = 5;

interface Body {
  contactValue?: string;
  confirmCode?: string;
  password?: string;
  username?: string;
}

// The bodies are those that the program sends.
const bodyOf = (body: unknown): Body => body as Body;

const signedIn = (username: string) => ({
  username,
  fio: '',
  email: null,
  authorities: username === 'admin' ? ['ROLE_ADMIN'] : ['ROLE_USER'],
  phone: '',
  group: '',
  photoUrl: null,
  isGroupHead: false,
  canStudentNote: false,
  hasNotConfirmedContact: false,
});

/**
 * A demo server on which one student may recover the password, and the administrator reads the codes. Codes hold for
 * `validity` milliseconds of its own clock.
 */
export function recoveryServer({ validity = 90_000, showsCodes = true } = {}): Replies {
  let password = 'Student-2026!';
  let left = BUDGET;
  let sent: { code: string; expires: number } | null = null;
  let count = 123_455;

  const shut: Answer = { status: 429, body: { banExpiredTime: '2026-11-25T10:00:00Z' } };
  const refuse = (status: number): Answer => {
    left -= 1;
    return left > 0 ? { status } : shut;
  };
  const open =
    (answer: (body: Body) => Answer): Replies[string] =>
    ({ body }) =>
      left > 0 ? answer(bodyOf(body)) : shut;
  const masked = { contactTypeId: 6, contactValue: 'a.*******@example.by' };
  const told = (): Answer => ok({ employee: false, contacts: [masked], remainingAttempts: left });
  const person = { kind: 'students', id: 7, name: 'Примерная Анна Ивановна', role: 'student' };
  const student = { ...person, cardNumber: LOGIN, group: '428501' };

  return {
    'GET /settings/masked-contacts?login=42850001': open(told),
    'POST /settings/contact/exist': open(({ contactValue }) =>
      contactValue === CONTACT ? told() : refuse(404),
    ),
    'POST /settings/password/reset': open(() => {
      if (sent && sent.expires > Date.now()) return { status: 409 };
      count += 1;
      sent = { code: String(count), expires: Date.now() + validity };
      return ok({ codeExpirationTime: new Date(sent.expires).toISOString(), remainingAttempts: left });
    }),
    'POST /settings/password/new': open(({ confirmCode, password: wanted }) => {
      if (!sent || sent.expires <= Date.now()) return refuse(410);
      if (confirmCode !== sent.code) return refuse(409);
      password = wanted ?? '';
      [sent, left] = [null, BUDGET];
      return {};
    }),
    'POST /auth/login': ({ body }) => {
      const { username, password: typed } = bodyOf(body);
      const isAdmin = username === 'admin' && typed === 'Admin-2026!';
      if (!isAdmin && !(username === LOGIN && typed === password)) return { status: 401 };
      return {
        headers: { 'set-cookie': `SESSION=${username}; Path=/api/v1; HttpOnly` },
        body: signedIn(isAdmin ? 'admin' : LOGIN),
      };
    },
    'POST /auth/refresh': ({ cookie }) => ok(signedIn(cookie.replace('SESSION=', ''))),
    'POST /auth/logout': {},
    'GET /admin/access?q=42850001': ok({
      people: [
        { ...student, username: LOGIN, phone: null, email: CONTACT, hindrance: null, lastSignInAt: null },
      ],
      total: 1,
    }),
    'GET /admin/access?q=nobody': ok({ people: [], total: 0 }),
    'GET /admin/access/students/7': ok({
      person: student,
      hindrance: null,
      ways: ['password', 'email'],
      account: {
        id: 31,
        username: LOGIN,
        block: null,
        createdAt: '2026-09-01T06:00:00Z',
        hasPassword: true,
        passwordSetAt: null,
        lastSignInAt: null,
        hasSecondFactor: false,
        passkeys: 0,
      },
      contacts: [{ type: 6, value: CONTACT, isConfirmed: true, lostSince: null }],
      attempts: [],
      link: null,
      sessions: [],
    }),
    [`GET /admin/outbox?filter={"q":"${CONTACT}"}&sort=["id","DESC"]&range=[0,0]`]: () =>
      ok(
        sent
          ? [
              {
                id: 9,
                channel: 'email',
                recipient: CONTACT,
                subject: 'Код',
                text: showsCodes ? `Ваш код: ${sent.code}.` : null,
                state: 'waiting',
                createdAt: '2026-11-25T09:00:00Z',
                nextAt: '2026-11-25T09:00:00Z',
                failures: 0,
                lastError: null,
                sentAt: null,
              },
            ]
          : [],
      ),
    'POST /admin/users/31/unban': () => {
      left = BUDGET;
      return {};
    },
  };
}
