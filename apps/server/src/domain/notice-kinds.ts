import type { NoticeKind } from '@semestr/core/notice-settings';
import type { LocalizedText } from './localized.ts';

/** What of the administrators' texts is no decision, by the first part of its key. */
const others: Readonly<Record<string, NoticeKind>> = {
  mark: 'marks',
  lessonMark: 'marks',
  announcement: 'announcements',
};

/** Of which kind a message is, by the texts it is made of; null for what nobody can choose. */
export function noticeKindOf([first]: readonly LocalizedText[]): NoticeKind | null {
  if (!first) return null;
  const [head = ''] = first.key.split('.');
  switch (first.texts) {
    case 'server.admin':
      return others[head] ?? 'decisions';
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
