import type { broadcasts } from '@semestr/api/broadcasts';
import { broadcastAudiences, MAX_BROADCAST } from '@semestr/core/broadcasts';
import { collapseMessage } from '@semestr/core/notifications';
import { choice, courseNumbers } from '../../ui/kind/choices.tsx';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { ownGroups } from '../../ui/kind/own-groups.tsx';
import { reference, references } from '../../ui/kind/references.tsx';
import { moment, number, optional, readOnly, text, yesNo } from '../../ui/kind/values.tsx';
import { SendTime } from './SendTime.tsx';
import { Audience } from './Audience.tsx';

export default defineRecordType<typeof broadcasts>({
  fields: {
    text: text(MAX_BROADCAST, { isLong: true }),
    audience: choice(broadcastAudiences),
    facultyIds: references('faculties', 'abbrev'),
    courses: courseNumbers,
    groupIds: ownGroups,
    sendAt: optional(moment),
    createdAt: readOnly(moment),
    sentAt: optional(readOnly(moment)),
    recipients: optional(readOnly(number(0, Number.MAX_SAFE_INTEGER))),
    authorId: optional(reference('users', 'username')),
  },
  columns: {
    text: { render: ({ text: whole }) => collapseMessage(whole) ?? whole },
    audience: { width: 200, render: (broadcast) => <Audience broadcast={broadcast} isPlain /> },
    sentAt: { width: 176, render: (broadcast) => <SendTime broadcast={broadcast} /> },
    recipients: { width: 136 },
    authorId: { isMinor: true },
    sendAt: { isHidden: true },
    facultyIds: { isHidden: true, isUnsorted: true },
    courses: { isHidden: true, isUnsorted: true },
    groupIds: { isHidden: true, isUnsorted: true },
    createdAt: { isHidden: true },
  },
  sort: ['createdAt', 'DESC'],
  filters: ['audience', 'isSent', 'from', 'to'],
  conditions: { isSent: yesNo },
  defaults: { facultyIds: [], courses: [], groupIds: [], text: '', sendAt: null },
});
