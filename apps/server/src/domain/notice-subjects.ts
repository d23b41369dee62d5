import type { Notification } from '@semestr/api/notifications';
import { formKinds, type RequestKind } from '@semestr/core/requests/kinds';
import type { LocalizedText } from './localized.ts';

export type NoticeSubject = NonNullable<Notification['about']>;

/** Subject of the messages about the requests of a kind. */
export const subjectsOfKinds: Readonly<Record<RequestKind, NoticeSubject>> = {
  certificates: 'certificates',
  markSheets: 'mark-sheets',
  omissions: 'omissions',
  study: 'applications',
  practice: 'practice',
  topics: 'diploma',
  dormitory: 'dormitory',
  profiling: 'profiling',
  leaves: 'leaves',
};

/** Subject of a message, by the name of its texts and the first part of its key. */
export const subjects: Readonly<Record<string, NoticeSubject>> = {
  'server.admin certificate': 'certificates',
  'server.admin omissions': 'omissions',
  'server.admin markSheet': 'mark-sheets',
  'server.admin study': 'applications',
  'server.admin practice': 'practice',
  'server.admin topic': 'diploma',
  'server.admin dormitory': 'dormitory',
  'server.admin profiling': 'profiling',
  ...Object.fromEntries(formKinds.map((kind) => [`server.requests ${kind}`, kind])),
  ...Object.fromEntries(
    Object.entries(subjectsOfKinds).map(([kind, subject]) => [`server.request-threads ${kind}`, subject]),
  ),
  'server.admin mark': 'markbook',
  'server.admin lessonMark': 'rating',
  'server.admin announcement': 'announcements',
  'server.announcing written': 'announcements',
  'server.announcing changed': 'announcements',
  'server.announcing withdrawn': 'announcements',
  'server.lessons news': 'schedule',
  'server.reminders loan': 'library',
  'server.reminders markSheet': 'mark-sheets',
  'server.journal missed': 'omissions',
  'server.password changed': 'settings',
};

/** Returns the subject of a message; null when it has none, and for messages older than text keys. */
export function noticeSubjectOf(sentences: readonly LocalizedText[] | null): NoticeSubject | null {
  const [first] = sentences ?? [];
  if (!first) return null;
  const [head = ''] = first.key.split('.');
  return subjects[`${first.texts} ${head}`] ?? null;
}
