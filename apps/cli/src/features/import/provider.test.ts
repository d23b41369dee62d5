import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as a from '../../../test/answers.fixture.ts';
import {
  type Answer,
  importServer,
  ok,
  type Replies,
  type Stub,
  stubProvider,
} from '../../../test/provider.fixture.ts';
import { type Run, run } from '../../../test/run.fixture.ts';
import type { Report } from './report.ts';

let server: Stub;
let provider: Stub | undefined;

beforeEach(async () => {
  server = await stubProvider(importServer());
});
afterEach(async () => {
  await server.close();
  await provider?.close();
});

const standard: Replies = {
  'GET /faculties': ok([a.faculty]),
  'GET /schedule/faculties': ok([{ id: 20101, text: 'ФП' }]),
  'GET /departments': ok([a.department]),
  'GET /specialities': ok([a.speciality]),
  'GET /auditories': ok([a.room]),
  'GET /employees/all': ok([a.employee]),
  'GET /student-groups': ok([a.group]),
  'GET /student-groups/filters?name=': ok([{ id: 24011, name: '428511', specialityAbbrev: 'ПИ' }]),
  'GET /schedule?studentGroup=428501': ok(a.schedule()),
  'GET /employees/schedule/i-obrazcov': ok(a.ofEducator()),
  'GET /announcements/departments?url-id=kaf-o': ok([a.announcement()]),
};

async function importFrom(replies: Replies, argv: readonly string[] = []): Promise<Run & { report: Report }> {
  provider = await stubProvider(replies);
  const done = await run(
    ['import', '--from', `${provider.url}/api/v1/`, '--user', 'admin', '--json', ...argv],
    { url: server.url, stdin: 'Admin-2026!' },
  );
  return { ...done, report: JSON.parse(done.out || '{}') as Report };
}

const counts = ({ report }: { report: Report }): string[] =>
  report.kinds.map(({ kind, read, stored, skipped }) => `${kind} ${read} ${stored} ${skipped}`);

describe('semestr import --from URL', () => {
  it('import provider: reads the lists, the schedules of all groups and the announcements of all departments', async () => {
    const done = await importFrom(standard);
    expect(done.code).toBe(0);
    expect(counts(done)).toEqual([
      'faculties 1 1 0',
      'departments 1 1 0',
      'specialities 1 1 0',
      'employees 1 1 0',
      'groups 2 2 0',
      'rooms 1 1 0',
      'schedules 1 1 0',
      'announcements 1 1 0',
    ]);
    // A group without a published schedule is not an error.
    expect(done.report.skips).toEqual([]);
    expect(provider?.requests.map(({ line }) => line)).toContain('GET /schedule?studentGroup=428511');
  });

  it('import provider: reads the schedules of educators when requested', async () => {
    const done = await importFrom(standard, ['--employee-schedules']);
    expect(counts(done)).toContain('schedules 2 2 0');
  });

  it('import provider: retries later when the provider is busy', async () => {
    let requestCount = 0;
    const busy = (): { status?: number; headers?: Record<string, string>; body?: unknown } => {
      requestCount += 1;
      if (requestCount === 1) return { status: 503, headers: { 'retry-after': '7' } };
      return requestCount === 2 ? { status: 429 } : ok(a.schedule());
    };
    const done = await importFrom({ ...standard, 'GET /schedule?studentGroup=428501': busy });
    expect(counts(done)).toContain('schedules 1 1 0');
    expect(requestCount).toBe(3);
  });

  it('import provider: reports a list that fails to load and imports the rest', async () => {
    const { 'GET /auditories': _none, ...rest } = standard;
    const done = await importFrom({ ...rest, 'GET /specialities': { status: 500 } });
    expect(done.code).toBe(0);
    expect(done.report.skips.map(({ source, reason }) => `${source}: ${reason}`).toSorted()).toEqual([
      'GET /api/v1/auditories: Failed to get data. (404)',
      'GET /api/v1/specialities: Failed to get data. (500)',
    ]);
  });

  it('import provider: reports a truncated response and imports the rest', async () => {
    const done = await importFrom({ ...standard, 'GET /schedule?studentGroup=428501': 'cut' });
    expect(done.code).toBe(0);
    expect(done.report.skips).toMatchObject([
      {
        source: 'GET /api/v1/schedule?studentGroup=428501',
        reason: expect.stringMatching(
          /^The connection to http\S+ was closed before the answer arrived\./,
        ) as string,
      },
    ]);
    expect(counts(done)).toContain('groups 2 2 0');
    expect(counts(done)).toContain('announcements 1 1 0');
  });

  it('import provider: retries when the connection is lost before the response', async () => {
    let requestCount = 0;
    const flaky = (): Answer => {
      requestCount += 1;
      return requestCount === 1 ? 'lost' : ok(a.schedule());
    };
    const done = await importFrom({ ...standard, 'GET /schedule?studentGroup=428501': flaky });
    expect(counts(done)).toContain('schedules 1 1 0');
  });

  it('import provider: fails when no provider responds', async () => {
    const done = await run(['import', '--from', 'http://127.0.0.1:1', '--dry-run']);
    expect(done.code).toBe(1);
    expect(done.err).toContain(
      'The provider http://127.0.0.1:1 returned nothing. Cannot reach http://127.0.0.1:1: web servers do not use this port.',
    );
  });
});
