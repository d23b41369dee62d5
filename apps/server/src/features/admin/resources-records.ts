import * as calls from '@semestr/api/resources-records';
import { audit } from '../../db/tables/audit.ts';
import { notifications } from '../../db/tables/notifications.ts';
import { outbox } from '../../db/tables/outbox.ts';
import type { Services } from '../../domain/services.ts';
import { defineResource, type Resource } from './define-resource.ts';

/** What the portal itself keeps a record of. */
export const records = ({ settings }: Pick<Services, 'settings'>): readonly Resource[] => [
  defineResource(calls.notifications, notifications, [notifications.message]),
  defineResource(calls.outbox, outbox, [outbox.recipient, outbox.subject], {
    // A code is for its addressee alone; only in a demo without a mail server somebody has to read it here.
    show: (row) => (row.isSecret && !settings.showsCodes ? { ...row, text: null } : row),
  }),
  defineResource(calls.audit, audit, [audit.action, audit.subject]),
];
