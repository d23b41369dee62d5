import { ChartColumn, Trophy } from 'lucide-react';
import { screen } from '../../screens/screen.ts';

export const ratingScreen = screen({
  path: '/rating-of-students',
  access: 'anyone',
  icon: ChartColumn,
  title: { ru: 'Рейтинг студентов', en: 'Student rating', be: 'Рэйтынг студэнтаў' },
  description: {
    ru: 'Рейтинг студентов по факультету, специальности и курсу: средний балл, место и пропуски по номеру билета.',
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
    ru: 'Своё место на курсе, отметки по контрольным точкам и сроки лабораторных.',
    en: 'Your place in the year, marks by control point and when labs are due.',
    be: 'Сваё месца на курсе, адзнакі па кантрольных кропках і тэрміны лабараторных.',
  },
  page: () => import('./OwnRatingPage.tsx'),
});
