import * as calls from '@semestr/api/resources-studies';
import { dotted, localDate } from '@semestr/core/dates';
import { notifyGroups } from '../../domain/notify.ts';
import { announcementGroups, announcements } from '../../db/tables/announcements.ts';
import { disciplines } from '../../db/tables/disciplines.ts';
import { journalLessons, journalSubjects, lessonMarks } from '../../db/tables/journal.ts';
import { lessonEmployees, lessonGroups, lessons } from '../../db/tables/lessons.ts';
import { marks } from '../../db/tables/marks.ts';
import { excuses, omissions } from '../../db/tables/omissions.ts';
import { excusing } from './excusing.ts';
import { type Kind, kind } from './kind.ts';
import { lessonMarking, marking, omitting } from './marking.ts';
import type { Kept } from './resource.ts';

const isPublic = { isPublic: true };

/** The groups of a new announcement hear of it. */
const announcing: Kept['after'] = async ({ tx, before, row, now }) => {
  if (before) return;
  const message = `Объявление на ${dotted(String(row['date']))}: ${String(row['content'])}`;
  // A link's field holds ids.
  await notifyGroups(tx, row['groupIds'] as number[], { type: 'INFO', message, now });
};

/** What is taught and what was noted of it. */
export const studies: readonly Kind[] = [
  kind(calls.announcements, announcements, [announcements.content], {
    ...isPublic,
    links: { groupIds: { table: announcementGroups, own: 'announcementId', other: 'groupId' } },
    after: announcing,
  }),
  kind(calls.lessons, lessons, [lessons.subject, lessons.subjectFull, lessons.note], {
    ...isPublic,
    links: {
      groupIds: { table: lessonGroups, own: 'lessonId', other: 'groupId' },
      employeeIds: { table: lessonEmployees, own: 'lessonId', other: 'employeeId', order: 'order' },
    },
    before: ({ values, now }) => void (values['updatedOn'] = localDate(now)),
  }),
  kind(calls.disciplines, disciplines, [disciplines.name, disciplines.abbrev], isPublic),
  kind(calls.marks, marks, [marks.mark], marking),
  kind(calls.journalSubjects, journalSubjects, [journalSubjects.name, journalSubjects.abbrev]),
  kind(calls.journalLessons, journalLessons, [journalLessons.date]),
  kind(calls.lessonMarks, lessonMarks, [lessonMarks.mark], lessonMarking),
  kind(calls.omissions, omissions, [omissions.hours], omitting),
  kind(calls.excuses, excuses, [excuses.name, excuses.note], excusing),
];
