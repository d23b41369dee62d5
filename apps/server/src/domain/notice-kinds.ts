import type { NoticeKind } from '@semestr/core/notice-settings';
import type { LocalizedText } from './localized.ts';

/** Types of the administrators' texts that are not decisions, by the first part of the key. */
const others: Readonly<Record<string, NoticeKind>> = {
  mark: 'marks',
  lessonMark: 'marks',
  announcement: 'announcements',
};

/** Returns the type of a message by its texts; null when users cannot choose it. */
export function noticeKindOf([first]: readonly LocalizedText[]): NoticeKind | null {
  if (!first) return null;
  const [head = ''] = first.key.split('.');
  switch (first.texts) {
    case 'server.admin':
      return others[head] ?? 'decisions';
    case 'server.request-threads':
      return 'decisions';
    case 'server.announcing':
    case 'server.broadcast':
      return 'announcements';
    case 'server.lessons':
      return 'schedule';
    case 'server.journal':
      return 'marks';
    case 'server.reminders':
      return 'deadlines';
    default:
      return null;
  }
}
