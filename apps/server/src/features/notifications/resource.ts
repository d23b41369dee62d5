import * as calls from '@semestr/api/notifications';
import { sql } from 'drizzle-orm';
import { notifications } from '../../db/tables/notifications.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { pushSubscriptions } from '../../db/tables/push.ts';
import { contacts } from '../../db/tables/users.ts';
import { mayReadSecrets } from '../../domain/caller.ts';
import { render } from '../../domain/localized.ts';
import { wordingOf } from '../../domain/outbox.ts';
import { defineResource, type Resource } from '../../records/define-resource.ts';

/** SQL for the only account with the address of a message, or with its browser; null for others. */
const ownerOfMessage = sql<number | null>`case ${outbox.channel}
  when 'push' then (
    select ${pushSubscriptions.userId} from ${pushSubscriptions}
    where ${pushSubscriptions.id}::text = ${outbox.recipient}
  )
  else (
    select min(${contacts.userId}) from ${contacts} where ${contacts.value} = ${outbox.recipient} having count(*) = 1
  )
end`;

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
    computed: { userId: ownerOfMessage },
    // A code is only for its recipient. A demo without a mail server shows it to its administrators.
    show: ({ localized, ...row }, { caller, settings }) => {
      // In the form in which it was sent, whatever the language of the reader.
      const wording = wordingOf({ ...row, localized });
      const isShown = settings.showsCodes && mayReadSecrets(caller);
      return { ...row, ...wording, ...(row.isSecret && !isShown && { text: null }) };
    },
  }),
];
