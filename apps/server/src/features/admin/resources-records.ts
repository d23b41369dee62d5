import * as calls from '@semestr/api/resources-records';
import { audit } from '../../db/tables/audit.ts';
import { bugReports } from '../../db/tables/bug-reports.ts';
import { notifications } from '../../db/tables/notifications.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { render } from '../../domain/localized.ts';
import { wordingOf } from '../../domain/outbox.ts';
import type { Services } from '../../domain/services.ts';
import { defineResource, type Resource } from './define-resource.ts';

/** What the portal itself keeps a record of. */
export const records = ({ settings }: Pick<Services, 'settings'>): readonly Resource[] => [
  defineResource(calls.notifications, notifications, [notifications.message], {
    show: ({ localized, ...row }, language) => ({
      ...row,
      message: render(localized, language, row.message),
    }),
  }),
  defineResource(calls.outbox, outbox, [outbox.recipient, outbox.subject], {
    // A code is for its addressee alone; only in a demo without a mail server somebody has to read it here.
    show: ({ localized, ...row }) => {
      // As it was sent, whoever reads the record.
      const wording = wordingOf({ ...row, localized });
      return { ...row, ...wording, ...(row.isSecret && !settings.showsCodes && { text: null }) };
    },
  }),
  defineResource(calls.bugReports, bugReports, [bugReports.subject, bugReports.text, bugReports.email]),
  defineResource(calls.audit, audit, [audit.action, audit.subject]),
];
