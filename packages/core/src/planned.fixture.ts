import type { Planned } from './planned.ts';

/** A lecture every Tuesday at nine in the autumn of 2026. */
export const lesson: Planned = {
  id: 1,
  term: '2026-autumn',
  isExam: false,
  day: 2,
  weeks: null,
  subgroup: 0,
  startTime: '09:00',
  endTime: '10:20',
  subject: 'ОАиП',
  type: 'ЛК',
  rooms: ['512-4 к.'],
  date: null,
  startDate: null,
  endDate: null,
  isAnnouncement: false,
  groupIds: [10],
  employeeIds: [20],
};
