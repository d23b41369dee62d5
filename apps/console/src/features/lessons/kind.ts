import type { lessons } from '@semestr/api/timetable';
import { lettersOf } from '@semestr/core/lesson-letters';
import { withRoomsShort } from '@semestr/core/room-names';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { choice, term } from '../../ui/kind/choices.tsx';
import { numbers, texts } from '../../ui/kind/lists.tsx';
import { references } from '../../ui/kind/references.tsx';
import { date, dateFrom, optional, text, time, timeAfter, yesNo } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof lessons>({
  fields: {
    term: term,
    isExam: yesNo,
    day: choice([1, 2, 3, 4, 5, 6]),
    weeks: numbers,
    startTime: time,
    endTime: timeAfter('startTime'),
    subject: optional(text(100)),
    subjectFull: optional(text(300)),
    type: optional({ ...text(50), text: (value, _source, { language }) => lettersOf(value, language) }),
    subgroup: choice([0, 1, 2]),
    groupIds: references('groups', 'name'),
    employeeIds: references('employees', 'lastName'),
    rooms: {
      ...texts,
      text: (rooms, _source, { language }) => withRoomsShort(rooms.join(', '), language),
    },
    date: optional(date),
    startDate: optional(date),
    endDate: optional(dateFrom('startDate')),
    note: optional(text(500)),
    isAnnouncement: yesNo,
  },
  columns: {
    subject: {},
    type: { width: 88 },
    groupIds: { width: 144, isUnsorted: true },
    day: { width: 120 },
    startTime: { width: 80 },
    weeks: { width: 88, isUnsorted: true },
    rooms: { width: 112, isUnsorted: true },
    employeeIds: { width: 208, isMinor: true, isUnsorted: true },
    term: { isHidden: true },
    subgroup: { isHidden: true },
    date: { isHidden: true },
    subjectFull: { width: 224, isHidden: true },
    note: { width: 224, isHidden: true },
    startDate: { isHidden: true },
    endDate: { isHidden: true },
    isExam: { isHidden: true },
  },
  sort: ['id', 'DESC'],
  filters: ['term', 'day', 'groupId', 'employeeId', 'isExam'],
  defaults: { isExam: false, isAnnouncement: false, subgroup: 0, rooms: [], groupIds: [], employeeIds: [] },
});
