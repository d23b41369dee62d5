import { type Answer, ok, type Replies } from './provider.fixture.ts';

export const LOGIN = '42850001';
export const CONTACT = 'a.primer@example.by';
const BUDGET = 5;

export const BIRTH_DATE = '2008-02-29';

interface Body {
  id?: number;
  contactId?: number;
  code?: string;
  hash?: string;
  birthDate?: string;
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

const signedInAs = (username: string): Answer => ({
  headers: { 'set-cookie': `SESSION=${username}; Path=/api/v1; HttpOnly` },
  body: signedIn(username),
});

const person = { kind: 'students', id: 7, name: 'Примерная Анна Ивановна', role: 'student' };
const student = { ...person, cardNumber: LOGIN, group: '428501' };

const situation = ({
  hasPassword = true,
  block = null,
}: {
  hasPassword?: boolean;
  block?: string | null;
} = {}): Answer =>
  ok({
    person: student,
    blocker: null,
    ways: ['password', 'email'],
    account: {
      id: 31,
      username: LOGIN,
      staffRole: null,
      staffFacultyId: null,
      block,
      createdAt: '2026-09-01T06:00:00Z',
      hasPassword,
      passwordSetAt: null,
      lastSignInAt: null,
      hasSecondFactor: false,
      passkeys: 0,
    },
    contacts: [{ type: 6, value: CONTACT, isConfirmed: true, lostSince: null }],
    attempts: [],
    link: null,
    sessions: [],
  });

const OUTBOX = `GET /admin/outbox?filter={"q":"${CONTACT}"}&sort=["id","DESC"]&range=[0,0]`;
const messages = (code: string, showsCodes: boolean): Answer =>
  ok([
    {
      id: 9,
      channel: 'email',
      recipient: CONTACT,
      subject: 'Код',
      text: showsCodes ? `Ваш код: ${code}.` : null,
      state: 'waiting',
      createdAt: '2026-11-25T09:00:00Z',
      nextAt: '2026-11-25T09:00:00Z',
      failures: 0,
      lastError: null,
      sentAt: null,
    },
  ]);

/** Returns a server's reply to a request. */
function answerOf(replies: Replies, line: string, request: { body: unknown; cookie: string }): Answer {
  const reply = replies[line] ?? { status: 404 };
  return typeof reply === 'function' ? reply(request) : reply;
}

/**
 * Creates a demo server on which one student can recover the password, and the administrator can read the codes. Codes
 * are valid for `validity` milliseconds of its own clock.
 */
export function recoveryServer({
  validity = 90_000,
  showsCodes = true,
  block = null,
}: {
  validity?: number;
  showsCodes?: boolean;
  block?: string | null;
} = {}): Replies {
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
  const scripted = (): Answer => ok({ employee: false, contacts: [masked], remainingAttempts: left });

  return {
    'GET /settings/masked-contacts?login=42850001': open(scripted),
    'POST /settings/contact/exist': open(({ contactValue }) =>
      contactValue === CONTACT ? scripted() : refuse(404),
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
      return signedInAs(isAdmin ? 'admin' : LOGIN);
    },
    'POST /auth/refresh': ({ cookie }) => ok(signedIn(cookie.replace('SESSION=', ''))),
    'POST /auth/logout': {},
    'GET /admin/access?q=42850001': ok({
      people: [
        { ...student, username: LOGIN, phone: null, email: CONTACT, blocker: null, lastSignInAt: null },
      ],
      total: 1,
    }),
    'GET /admin/access?q=nobody': ok({ people: [], total: 0 }),
    'GET /admin/access/students/7': situation({ block }),
    [OUTBOX]: () => (sent ? messages(sent.code, showsCodes) : ok([])),
    'POST /admin/users/31/unban': () => {
      left = BUDGET;
      return {};
    },
  };
}

/** A contact as stored by the server. */
interface Kept {
  value: string;
  confirmed: boolean;
}

/** Id of the student's e-mail address. */
const EMAIL_ID = 13;
const CONTACT_BUDGET = 4;

/** Like `recoveryServer`, with a student who can confirm the e-mail address; `kept` is its stored state. */
export function contactsServer({
  isConfirmed = true,
  validity = 90_000,
  showsCodes = true,
  attempts = CONTACT_BUDGET,
} = {}): { replies: Replies; kept: Kept } {
  const base = recoveryServer({ showsCodes });
  const kept: Kept = { value: CONTACT, confirmed: isConfirmed };
  let left = attempts;
  let sent: { code: string; expires: number } | null = null;
  let count = 223_455;

  const shut: Answer = { status: 429, body: { banExpiredTime: '2026-11-25T10:00:00Z' } };
  /** Replies only to the student, as long as attempts are left. */
  const own =
    (answer: (body: unknown) => Answer): Replies[string] =>
    ({ body, cookie }) => {
      if (cookie !== `SESSION=${LOGIN}`) return { status: 403 };
      return left > 0 ? answer(body) : shut;
    };
  const refuse = (status: number): Answer => {
    left -= 1;
    return left > 0 ? { status } : shut;
  };
  const mail = () => ({
    id: EMAIL_ID,
    contactTypeId: 6,
    contactValue: kept.value,
    confirmed: kept.confirmed,
    codeExpirationTime: null,
  });
  const telephone = {
    id: 14,
    contactTypeId: 4,
    contactValue: '+375291112233',
    confirmed: true,
    codeExpirationTime: null,
  };

  const replies: Replies = {
    ...base,
    'GET /settings/contacts': own(() =>
      ok({ contactDtoList: [mail(), telephone], numberOfAttempts: left, contactBanExpiredTime: null }),
    ),
    'POST /settings/contact/update': own((body) => {
      const { id, contactValue = '' } = bodyOf(body);
      if (id !== EMAIL_ID) return { status: 404 };
      if (!contactValue.includes('@')) return { status: 400 };
      if (contactValue === kept.value) return { status: 409 };
      Object.assign(kept, { value: contactValue, confirmed: false });
      sent = null;
      return {};
    }),
    'POST /settings/contact/send-confirm-message': own((id) => {
      if (id !== EMAIL_ID) return { status: 404 };
      if (kept.confirmed) return { status: 409 };
      if (sent && sent.expires > Date.now()) return { status: 429 };
      left -= 1;
      count += 1;
      sent = { code: String(count), expires: Date.now() + validity };
      return ok({ codeExpiredTime: new Date(sent.expires).toISOString() });
    }),
    'POST /settings/contact/confirm': own((body) => {
      const { contactId, code } = bodyOf(body);
      if (contactId !== EMAIL_ID) return { status: 404 };
      if (!sent || sent.expires <= Date.now()) return refuse(410);
      if (code !== sent.code) return refuse(409);
      [sent, left, kept.confirmed] = [null, CONTACT_BUDGET, true];
      return {};
    }),
    [OUTBOX]: (request) => (sent ? messages(sent.code, showsCodes) : answerOf(base, OUTBOX, request)),
    'POST /admin/users/31/unban': (request) => {
      left = CONTACT_BUDGET;
      return answerOf(base, 'POST /admin/users/31/unban', request);
    },
  };
  return { replies, kept };
}

/** Like `recoveryServer`, with a student who has no password yet; the administrator creates password links for them. */
export function linkServer({ hasPassword = false } = {}): Replies {
  const base = recoveryServer();
  let password: string | null = hasPassword ? 'Student-2026!' : null;
  let hash: string | null = null;
  let count = 0;
  return {
    ...base,
    'GET /admin/access/students/7': () => situation({ hasPassword: password !== null }),
    'GET /admin/students/7': ok({
      id: 7,
      cardNumber: LOGIN,
      lastName: 'Примерная',
      firstName: 'Анна',
      middleName: 'Ивановна',
      belarusianLastName: null,
      belarusianFirstName: null,
      belarusianMiddleName: null,
      birthDate: BIRTH_DATE,
      groupId: 5,
      groupName: '428501',
      facultyAbbrev: 'ФКП',
      specialityName: 'Инфокоммуникации',
      course: 1,
      subgroup: 1,
      isGroupHead: false,
      canStudentNote: false,
      hasProfiling: false,
      illiquidMessage: null,
      email: CONTACT,
      phone: null,
      contactsConfirmed: true,
      onLeaveUntil: null,
      version: 1,
    }),
    'POST /admin/users/31/password-link': () => {
      count += 1;
      hash = `hash${count}`;
      const expiresAt = '2099-01-01T00:00:00.000Z';
      const link = `https://portal.example/initial-password?h=${hash}&t=${Date.parse(expiresAt)}`;
      return ok({ link, expiresAt });
    },
    'POST /settings/password/new-by-hash': ({ body }) => {
      const fields = bodyOf(body);
      if (hash === null || fields.hash !== hash) return { status: 404 };
      if (fields.birthDate !== BIRTH_DATE) return { status: 409 };
      if (fields.password?.startsWith('Password')) return { status: 400 };
      [password, hash] = [fields.password ?? '', null];
      return {};
    },
    'POST /auth/login': (request) => {
      const { username, password: typed } = bodyOf(request.body);
      if (username !== LOGIN) return answerOf(base, 'POST /auth/login', request);
      return password !== null && typed === password ? signedInAs(LOGIN) : { status: 401 };
    },
  };
}
