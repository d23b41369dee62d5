import * as calls from '@semestr/api/announcements';
import { announcementGroups, announcements } from '../../db/tables/announcements.ts';
import { notifyOfAnnouncement } from '../../domain/announcement-notices.ts';
import { defineResource, type Resource } from '../../records/define-resource.ts';

export const announcementResources: readonly Resource[] = [
  defineResource(calls.announcements, announcements, [announcements.content], {
    period: announcements.date,
    isPublic: true,
    links: { groupIds: { table: announcementGroups, own: 'announcementId', other: 'groupId' } },
    after: ({ tx, before, row, now }) => notifyOfAnnouncement(tx, { before, after: row, now }),
    removed: ({ tx, row, now }) => notifyOfAnnouncement(tx, { before: row, after: null, now }),
  }),
];
