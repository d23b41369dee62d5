import { GraduationCap } from 'lucide-react';
import { screen, to, withQuery } from '../../screens/screen.ts';

export const studyScreen = screen({
  path: '/personal-account/study/:part?',
  access: 'student',
  icon: GraduationCap,
  title: { ru: 'Учёба', en: 'Study', be: 'Вучоба' },
  description: {
    ru: 'Справки, ведомости, обучение с\u00a0договором, практика и\u00a0академический отпуск: заказ, состояние и\u00a0отмена.',
    en: 'Certificates, mark sheets, study contracts, practice and academic leave: order, follow, cancel.',
  },
  page: () => import('./StudyPage.tsx'),
});

/** Returns the address that orders a mark sheet for a line of the markbook, on the markbook page of this semester. */
export const markSheetFor = (line: { idSubject: number; idFormOfControl: number; term: number }): string =>
  withQuery(to(studyScreen, { part: 'mark-sheets' }), {
    subject: `${line.idSubject}`,
    control: `${line.idFormOfControl}`,
    term: `${line.term}`,
  });

/** Returns the address that applies for a line of the markbook, by one of its `lmsEducationTerms`. */
export const studyApplicationFor = (idLmsEducationTerm: number): string =>
  withQuery(to(studyScreen, { part: 'applications' }), { mark: `${idLmsEducationTerm}` });
