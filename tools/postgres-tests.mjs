/** The test files of the server that run again on PostgreSQL. */
import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { Failure } from './log.mjs';
import { inRoot } from './paths.mjs';

/** Parts of their paths: every call and every store once, and whatever locks, sorts or counts differently there. */
const parts = [
  '.postgres.',
  'src/db/',
  'src/demo/university',
  'src/domain/delivery/delivery.test',
  'src/domain/delivery/once',
  'src/http/idempotency',
  'src/records/',
  'test/contract/',
  ...[
    'accounts/last-admin',
    'api-tokens/api-tokens',
    'auth/failed-attempts',
    'auth/oidc/oidc.test',
    'auth/passkey.test',
    'auth/sessions',
    'auth/throttle',
    'certificates/certificates.test',
    'contacts/contacts',
    'cv/',
    'diploma/',
    'dormitory/',
    'imports/safety',
    'leaves/',
    'mark-sheets/',
    'new-year/start',
    'new-year/undo',
    'omissions/omissions',
    'practice/',
    'profiling/',
    'reminders/reminders',
    'reports/built-reports/built-reports',
    'retention/',
    'setup/',
    'students/',
    'timetable/timetable',
  ].map((file) => `src/features/${file}`),
];

/** Returns the parts, which vitest matches in paths. Throws when a part matches no file, as after a move. */
export function testsOnPostgres() {
  const files = ['src', 'test']
    .flatMap((folder) =>
      readdirSync(inRoot('apps/server', folder), { recursive: true }).map(
        (file) => `${folder}/${String(file)}`,
      ),
    )
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => path.endsWith('.test.ts'));
  const unmatched = parts.filter((part) => !files.some((file) => file.includes(part)));
  if (unmatched.length > 0) throw new Failure(`No test file has this in its path: ${unmatched.join(', ')}.`);
  return parts;
}
