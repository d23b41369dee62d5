import type { notifications } from '../db/tables/notifications.ts';
import { inRussian, localized, type LocalizedText } from '../domain/localized.ts';
import { demoTexts } from './texts.ts';

type Columns = Pick<typeof notifications.$inferInsert, 'type' | 'message' | 'localized'>;

const notice = (type: Columns['type'], text: LocalizedText): Columns => ({
  type,
  message: inRussian([text]),
  localized: [text],
});

/** What students are told, short and long, of all three kinds. */
export const notificationTexts: readonly Columns[] = [
  notice('SUCCESS', localized(demoTexts, 'certificateReady')),
  notice('INFO', localized(demoTexts, 'sessionPublished')),
  notice('INFO', localized(demoTexts, 'booksDue')),
  notice('FAILURE', localized(demoTexts, 'markSheetRejected')),
  notice('SUCCESS', localized(demoTexts, 'dormitoryAccepted')),
  notice('SUCCESS', localized(demoTexts, 'dormitoryConsidered')),
  notice('INFO', localized(demoTexts, 'omissionNoted')),
  notice('FAILURE', localized(demoTexts, 'excuseRejected')),
  notice('INFO', localized(demoTexts, 'labMarked')),
  notice('INFO', localized(demoTexts, 'curatorInvites')),
  notice('SUCCESS', localized(demoTexts, 'contactsConfirmed')),
  notice('INFO', localized(demoTexts, 'profilingEnds')),
];
