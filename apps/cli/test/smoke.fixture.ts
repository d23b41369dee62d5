import { texts as common } from '../src/io/texts.ts';
import type { Machine } from '../src/features/smoke/machine.ts';
import { runSmoke, type SmokeTest } from '../src/features/smoke/run.ts';
import { texts } from '../src/features/smoke/texts.ts';
import { fetchTexts } from '../src/io/fetch-texts.ts';
import type { Login } from '../src/io/io.ts';
import { type Answer, ok, type Replies } from './provider.fixture.ts';
import { outside, type Run, type World } from './run.fixture.ts';
import { sessionServer } from './session.fixture.ts';

/** Runs the smoke test on a test machine, which never waits and is stopped by the test. */
export async function smokeOn(
  machine: Machine,
  test: Partial<SmokeTest>,
  { login = null, json = false, ...world }: World & { url: string; login?: Login | null; json?: boolean },
): Promise<Run> {
  const { io, out, err } = outside(world);
  await Promise.all([fetchTexts(common, 'en'), fetchTexts(texts, 'en')]);
  const context = {
    ...io,
    language: 'en',
    url: world.url,
    json,
    csv: false,
    dryRun: false,
    login,
    token: null,
    colour: { stdout: false, stderr: false },
  } as const;
  const code = await runSmoke(context, { isGithub: false, ...test }, machine);
  return { code, out: out(), err: err() };
}

/** Creates a machine that never waits; `stop` does what Ctrl-C does. */
export function stoppable(wait: Machine['wait'] = () => Promise.resolve()): {
  machine: Machine;
  stop: () => void;
} {
  let stop: () => void = () => undefined;
  const machine: Machine = {
    wait,
    onStop: (handler) => {
      stop = handler;
      return () => undefined;
    },
  };
  return { machine, stop: () => stop() };
}

/** Returns the same server with one changed reply, which can use the original one. */
export const otherwise = (
  replies: Replies,
  line: string,
  answer: (usual: () => Answer) => Answer,
): Replies => ({
  ...replies,
  [line]: (request) => {
    const usual = replies[line] ?? { status: 404 };
    return answer(() => (typeof usual === 'function' ? usual(request) : usual));
  },
});

// Bodies that the program sends; each call reads its own part.
interface Sent {
  certificateRequestDto: { provisionPlace: string; certificateType: string };
  studentOmissionsHoursDtoList: { student: number; hours: number }[];
}
const sent = (body: unknown): Sent => body as Sent;

const kind = { isExam: false, isOffset: false, isCourseWork: false, isLab: true, isRemote: false };
const sheetType = {
  ...kind,
  id: 7,
  shortName: 'Лаб. раб.',
  fullName: 'Лабораторная',
  coefficient: 1,
  price: 5,
};

/** Stored state of a student who is the head of a group. */
export interface Kept {
  certificates: { id: number; provisionPlace: string; status: number }[];
  sheets: { id: number; status: string }[];
  settings: unknown;
  /** The student's hours of absence in the group's only lesson, and whether they are excused. */
  omission: { missedHours: number; respectfulOmission: boolean } | null;
  /** Hours recorded for the lesson so far, in order. */
  notings: number[];
}

const certificate = (row: Kept['certificates'][number]) => ({
  number: 0,
  dateOrder: '25.11.2026',
  issueDate: null,
  certificateType: 'обычная',
  rejectionReason: null,
  ...row,
});

const sheet = (row: Kept['sheets'][number]) => ({
  number: null,
  createDate: '25.11.2026',
  absentDate: null,
  expireDate: null,
  rejectionReason: null,
  reason: false,
  hours: 2,
  price: 10,
  retakeCount: null,
  term: 3,
  certificate: false,
  requestValidationDoc: null,
  paymentFormMap: null,
  employee: null,
  markSheetType: sheetType,
  subject: { id: 4, name: 'ОАиП', abbrev: 'ОАиП', focsId: null, thId: 91, lessonTypeAbbrev: 'ЛР', term: 3 },
  ...row,
});

/** A server on which a student orders and cancels, and records absences; `changes` override replies. */
export function studentServer(changes: Replies = {}): { replies: Replies; kept: Kept } {
  const server = sessionServer();
  const kept: Kept = {
    certificates: [{ id: 11, provisionPlace: 'в банк', status: 1 }],
    sheets: [],
    settings: { emailKinds: ['marks'], pushKinds: [], quiet: null },
    omission: null,
    notings: [],
  };
  const own =
    (answer: (body: unknown) => Answer): Replies[string] =>
    ({ body, cookie }) =>
      server.live.has(cookie.replace('SESSION=', '')) ? answer(body) : { status: 403 };
  const attending = () => [
    { id: 70, fio: 'Примерная А. И.', omission: kept.omission && { id: 900, ...kept.omission } },
    { id: 71, fio: 'Образцов И. И.', omission: { id: 901, missedHours: 2, respectfulOmission: false } },
  ];
  const lesson = () => ({
    id: 500,
    dateString: '24-11-2026',
    nameAbbrev: 'ОАиП',
    lessonTypeAbbrev: 'ЛР',
    lessonPeriod: { lessonPeriodHours: 2, startTime: '09:00', endTime: '10:20' },
    subGroup: 0,
    students: attending(),
    notedAt: null,
    isClosed: false,
  });
  const closed = (id: number): Answer => {
    const row = kept.certificates.find((one) => one.id === id);
    if (!row) return { status: 404 };
    row.status = 3;
    return ok(certificate(row));
  };
  const usual: Replies = {
    ...server.replies,
    'GET /certificate/places': ok([
      {
        type: 'Деканат',
        places: [
          { id: 1, name: 'в банк', type: 1 },
          { id: 16, name: 'по месту требования', type: 0 },
        ],
      },
    ]),
    'GET /certificate': own(() => ok(kept.certificates.map(certificate))),
    'POST /certificate/register': own((body) => {
      const { provisionPlace } = sent(body).certificateRequestDto;
      const row = { id: 1027, provisionPlace, status: 2 };
      kept.certificates.push(row);
      return ok([certificate(row)]);
    }),
    'POST /certificate/close?id=1027': own(() => closed(1027)),
    'GET /mark-sheet/types': ok([sheetType]),
    'GET /mark-sheet/subjects': own(() =>
      ok([
        {
          etId: 4,
          abbrev: 'ОАиП',
          term: 3,
          lessonTypes: [{ ...kind, abbrev: 'ЛР', thId: 91, focsId: null, isDebt: true }],
        },
      ]),
    ),
    'GET /employees/mark-sheet?thId=91': own(() =>
      ok([
        {
          id: 501001,
          firstName: 'Иван',
          lastName: 'Образцов',
          middleName: null,
          fio: 'Образцов И.',
          academicDepartment: 'Каф.О',
          price: 5,
        },
      ]),
    ),
    'GET /mark-sheet': own(() => ok(kept.sheets.map(sheet))),
    'POST /mark-sheet': own(() => {
      const row = { id: 31, status: 'обрабатывается' };
      kept.sheets.push(row);
      return ok(sheet(row));
    }),
    'POST /mark-sheet/close?id=31': own(() => {
      const [row] = kept.sheets;
      if (!row) return { status: 404 };
      row.status = 'отклонена';
      return ok(sheet(row));
    }),
    'GET /notifications/settings': own(() => ok(kept.settings)),
    'PUT /notifications/settings': own((body) => {
      kept.settings = body;
      return {};
    }),
    'GET /grade-book/group-students': own(() =>
      ok([
        { id: 71, fio: 'Образцов И. И.', username: '42850009' },
        { id: 70, fio: 'Примерная А. И.', username: '42850001' },
      ]),
    ),
    'GET /grade-book': own(() =>
      ok([
        {
          student: {
            id: 70,
            fio: 'Примерная А. И.',
            subGroup: null,
            subGroupStudent: null,
            lessons: [
              {
                id: 500,
                dateString: '24.11.2026',
                gradeBookOmissions: 0,
                isRespectfulOmission: false,
                lessonTypeId: 4,
                lessonTypeAbbrev: 'ЛР',
                lessonNameAbbrev: 'ОАиП',
                subGroup: 0,
                marks: [],
                controlPoint: '',
              },
            ],
          },
          students: null,
        },
      ]),
    ),
    'GET /grade-book/by-date?date=2026-11-24': own(() => ok({ lessons: [lesson()] })),
    'POST /grade-book/create': own((body) => {
      const [{ hours } = { hours: 0 }] = sent(body).studentOmissionsHoursDtoList;
      kept.notings.push(hours);
      const excused = kept.omission?.respectfulOmission ?? false;
      kept.omission = hours === 0 ? null : { missedHours: hours, respectfulOmission: excused };
      return ok(attending());
    }),
  };
  return { replies: { ...usual, ...changes }, kept };
}
