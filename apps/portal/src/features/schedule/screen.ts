import { CalendarDays } from 'lucide-react';
import { screen } from '../../screens/screen.ts';

export const schedulesScreen = screen({
  path: '/schedule',
  access: 'anyone',
  icon: CalendarDays,
  title: { ru: 'Расписание', en: 'Schedule', be: 'Расклад' },
  description: {
    ru: 'Расписание занятий групп и\u00a0преподавателей по\u00a0неделям, с\u00a0экзаменами и\u00a0объявлениями.',
    en: 'Class schedules of groups and teachers by week, with exams and announcements.',
    be: 'Расклад заняткаў груп і выкладчыкаў па тыднях, з экзаменамі і аб’явамі.',
  },
  hasOwnSearch: true,
  page: () => import('./PickerPage.tsx'),
});

export const scheduleScreen = screen({
  path: '/schedule/:id/*',
  access: 'anyone',
  title: { ru: 'Расписание', en: 'Schedule', be: 'Расклад' },
  description: {
    ru: 'Занятия, экзамены и\u00a0объявления по\u00a0неделям и\u00a0подгруппам.',
    en: 'Classes, exams and announcements by week and subgroup.',
    be: 'Заняткі, экзамены і аб’явы па тыднях і падгрупах.',
  },
  query: ['week', 'subgroup', 'day', 'date', 'term'],
  hasPicture: true,
  page: () => import('./SchedulePage.tsx'),
});

export const departmentSchedulesScreen = screen({
  path: '/schedule-department',
  access: 'anyone',
  title: { ru: 'Расписание кафедр', en: 'Department schedules', be: 'Расклад кафедр' },
  description: {
    ru: 'Расписание кафедр: что и\u00a0когда ведут все их преподаватели.',
    en: 'Schedules of departments: what all their teachers teach, and when.',
    be: 'Расклад кафедр: што і калі вядуць усе іх выкладчыкі.',
  },
  query: ['q'],
  hasOwnSearch: true,
  page: () => import('./DepartmentPickerPage.tsx'),
});

export const departmentScheduleScreen = screen({
  path: '/schedule-department/:id',
  access: 'anyone',
  title: { ru: 'Расписание кафедры', en: 'Department schedule', be: 'Расклад кафедры' },
  description: {
    ru: 'Занятия всех преподавателей кафедры по\u00a0неделям, с\u00a0группами и\u00a0аудиториями.',
    en: 'Classes of all teachers of a department by week, with groups and rooms.',
    be: 'Заняткі ўсіх выкладчыкаў кафедры па тыднях, з групамі і аўдыторыямі.',
  },
  query: ['week', 'subgroup', 'day', 'date', 'term', 'employee'],
  page: () => import('./DepartmentSchedulePage.tsx'),
});

export const roomScreen = screen({
  path: '/rooms/:name',
  access: 'anyone',
  title: { ru: 'Аудитория', en: 'Room', be: 'Аўдыторыя' },
  description: {
    ru: 'Расписание аудитории: какие занятия в\u00a0ней проходят и\u00a0когда она свободна.',
    en: 'The timetable of a room: which classes take place in it and when it is free.',
    be: 'Расклад аўдыторыі: якія заняткі ў ёй праходзяць і калі яна свабодная.',
  },
  query: ['week', 'day'],
  noCache: true,
  page: () => import('./RoomPage.tsx'),
});
