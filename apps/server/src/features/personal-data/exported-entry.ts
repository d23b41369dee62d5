import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import * as z from 'zod/mini';
import type { Person } from './person.ts';
import { personalDataTexts } from './texts.ts';

const Entry = z.object({
  userId: z.nullable(z.int()),
  asUserId: z.nullable(z.int()),
  subject: z.string(),
  details: z.unknown(),
  client: z.string(),
});

/**
 * Formats an audit log entry for a user's export. Omits names and addresses of administrators, and the details of their
 * actions on others.
 */
export function exportedEntry(
  row: Readonly<Record<string, unknown>>,
  person: Person,
  language: Language,
): Record<string, unknown> {
  const t = translator(personalDataTexts, language);
  const { userId, asUserId, subject, details, client } = z.parse(Entry, row);
  const isOwn = userId === person.userId;
  const own = [`users/${person.userId}`, `students/${person.studentId}`, `employees/${person.employeeId}`];
  const isAboutThem = subject === '' || own.includes(subject);
  const isAboutAnother = asUserId !== null && asUserId !== person.userId;
  const { userId: _userId, asUserId: _asUserId, details: _details, client: _client, ...rest } = row;
  return {
    ...rest,
    by: t(isOwn ? 'you' : 'administrator'),
    ...(isOwn && { client }),
    ...(isAboutThem && !isAboutAnother && { details }),
  };
}
