import { ChartColumn, Trophy } from 'lucide-react';
import { screen } from '../../screens/screen.ts';

export const ratingScreen = screen({
  path: '/rating-of-students',
  access: 'anyone',
  icon: ChartColumn,
  title: { ru: 'Рейтинг студентов', en: 'Student rating', be: 'Рэйтынг студэнтаў' },
  description: {
    ru: 'Рейтинг студентов по\u00a0факультету, специальности и\u00a0курсу: средний балл, место и\u00a0пропуски по\u00a0номеру билета.',
    en: 'Student rating by faculty, speciality and year: average, place and missed hours by card number.',
    be: 'Рэйтынг студэнтаў па факультэце, спецыяльнасці і курсе: сярэдні бал, месца і пропускі па нумары білета.',
  },
  query: ['faculty', 'speciality', 'course', 'card'],
  noCache: true,
  page: () => import('./RatingPage.tsx'),
});

export const ownRatingScreen = screen({
  path: '/personal-account/rating',
  access: 'student',
  icon: Trophy,
  title: { ru: 'Мой рейтинг', en: 'My rating', be: 'Мой рэйтынг' },
  description: {
    ru: 'Своё место на\u00a0курсе, отметки по\u00a0контрольным точкам и\u00a0сроки лабораторных.',
    en: 'Your place in the year, marks by control point and when labs are due.',
    be: 'Сваё месца на курсе, адзнакі па кантрольных кропках і тэрміны лабараторных.',
  },
  page: () => import('./OwnRatingPage.tsx'),
});
