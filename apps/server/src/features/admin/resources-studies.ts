import * as calls from '@semestr/api/resources-studies';
import { notifyOfAnnouncement } from '../../domain/announcing.ts';
import { announcementGroups, announcements } from '../../db/tables/announcements.ts';
import { disciplines } from '../../db/tables/disciplines.ts';
import { journalLessons, journalSubjects, lessonMarks } from '../../db/tables/journal.ts';
import { lessons } from '../../db/tables/lessons.ts';
import { marks } from '../../db/tables/marks.ts';
import { excuses, omissions } from '../../db/tables/omissions.ts';
import { lessonLinks } from './clashing.ts';
import { excusing } from './excusing.ts';
import { defineResource, type Resource } from './define-resource.ts';
import { checkTerm, planning } from './planning.ts';
import { lessonMarking, marking, omitting } from './marking.ts';
import { timetabling } from './timetabling.ts';

const isPublic = { isPublic: true };

/** Teaching and its results. */
export const studies: readonly Resource[] = [
  defineResource(calls.announcements, announcements, [announcements.content], {
    period: announcements.date,
    ...isPublic,
    links: { groupIds: { table: announcementGroups, own: 'announcementId', other: 'groupId' } },
    after: ({ tx, before, row, now }) => notifyOfAnnouncement(tx, { before, after: row, now }),
    removed: ({ tx, row, now }) => notifyOfAnnouncement(tx, { before: row, after: null, now }),
  }),
  defineResource(calls.lessons, lessons, [lessons.subject, lessons.subjectFull, lessons.note], {
    ...isPublic,
    links: lessonLinks,
    before: planning,
    ...timetabling,
  }),
  defineResource(calls.disciplines, disciplines, [disciplines.name, disciplines.abbrev], isPublic),
  defineResource(calls.marks, marks, [], { ...marking, period: marks.date }),
  defineResource(calls.journalSubjects, journalSubjects, [journalSubjects.name, journalSubjects.abbrev], {
    before: ({ before, values: { term }, now, isRestored }) => {
      if (term !== undefined && term !== before?.term && !isRestored) checkTerm(term, now);
    },
  }),
  defineResource(calls.journalLessons, journalLessons, [], { period: journalLessons.date }),
  defineResource(calls.lessonMarks, lessonMarks, [], { ...lessonMarking, period: journalLessons.date }),
  defineResource(calls.omissions, omissions, [], { ...omitting, period: journalLessons.date }),
  defineResource(calls.excuses, excuses, [excuses.name, excuses.note], {
    ...excusing,
    period: excuses.dateFrom,
  }),
];
