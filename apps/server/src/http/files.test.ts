import { reportNames, asFile } from '@semestr/api/reports';
import * as schedule from '@semestr/api/schedule';
import { expect, it } from 'vitest';
import { sharedServer } from '../../test/shared-server.ts';

const server = await sharedServer();

it('file names: a Russian name is sent with a Latin alternative', async () => {
  const admin = await server.as('admin');
  const [name] = reportNames;
  const response = await admin.fetch(asFile.path.replace(':name', name));
  const russian = encodeURIComponent('Задолженности по факультетам и курсам, 2026-11-20.xlsx');
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="zadolzhennosti-po-fakultetam-i-kursam-2026-11-20.xlsx"; filename*=UTF-8''${russian}`,
  );
});

it('file names: a Latin name is not changed', async () => {
  const visitor = await server.client();
  const response = await visitor.fetch(`${schedule.report.path}?student-group-name=428501`);
  expect(response.headers.get('content-disposition')).toContain('filename="schedule 428501.xlsx"');
});
