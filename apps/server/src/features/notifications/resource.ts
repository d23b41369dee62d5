import * as calls from '@semestr/api/notifications';
import { notifications } from '../../db/tables/notifications.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { mayReadSecrets } from '../../domain/caller.ts';
import { render } from '../../domain/localized.ts';
import { wordingOf } from '../../domain/outbox.ts';
import { defineResource, type Resource } from '../../records/define-resource.ts';

export const notificationResources: readonly Resource[] = [
  defineResource(calls.notifications, notifications, [notifications.message], {
    period: notifications.createdAt,
    show: ({ localized, ...row }, { language }) => ({
      ...row,
      message: render(localized, language, row.message),
    }),
  }),
  defineResource(calls.outbox, outbox, [outbox.recipient, outbox.subject], {
    period: outbox.createdAt,
    // A code is only for its recipient; a demo without a mail server shows it, to its administrators.
    show: ({ localized, ...row }, { caller, settings }) => {
      // In the form in which it was sent, for every reader.
      const wording = wordingOf({ ...row, localized });
      const isShown = settings.showsCodes && mayReadSecrets(caller);
      return { ...row, ...wording, ...(row.isSecret && !isShown && { text: null }) };
    },
  }),
];
