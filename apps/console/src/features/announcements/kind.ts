import { withRoomsShort } from '@semestr/core/room-names';
import type { announcements } from '@semestr/api/announcements';
import { MAX_ANNOUNCEMENT, MAX_ROOM_NAME } from '@semestr/core/announcements';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { ownGroups } from '../../ui/kind/own-groups.tsx';
import { reference } from '../../ui/kind/references.tsx';
import { date, optional, text, time, timeAfter } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof announcements>({
  fields: {
    employeeId: reference('employees', 'lastName'),
    content: text(MAX_ANNOUNCEMENT, { isLong: true }),
    date: date,
    startTime: optional(time),
    endTime: optional(timeAfter('startTime')),
    room: optional({
      ...text(MAX_ROOM_NAME),
      text: (room, _source, { language }) => withRoomsShort(room, language),
    }),
    groupIds: ownGroups,
  },
  columns: {
    content: {},
    employeeId: { width: 208 },
    date: {},
    groupIds: { width: 176, isUnsorted: true },
    room: { width: 104, isMinor: true },
    startTime: { isHidden: true },
  },
  sort: ['date', 'DESC'],
  filters: ['employeeId', 'groupId', 'from', 'to'],
  defaults: { groupIds: [] },
});
