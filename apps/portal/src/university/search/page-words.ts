import { calendarScreen } from '../../features/calendar/screen.ts';
import { departmentsScreen } from '../../features/departments/screen.ts';
import { disciplinesScreen } from '../../features/disciplines/screen.ts';
import { dormitoryScreen } from '../../features/dormitory/screen.ts';
import { graduateScreen } from '../../features/diploma/screen.ts';
import { groupScreen } from '../../features/group/screen.ts';
import { libraryScreen } from '../../features/library/screen.ts';
import { markbookScreen } from '../../features/markbook/screen.ts';
import { myDayScreen } from '../../features/my-day/screen.ts';
import { omissionsScreen } from '../../features/omissions/screen.ts';
import { penaltyScreen } from '../../features/penalty/screen.ts';
import { phonesScreen } from '../../features/phones/screen.ts';
import { profileScreen } from '../../features/profile/screen.ts';
import { ratingScreen } from '../../features/rating/screen.ts';
import { recoveryScreen } from '../../features/recovery/screen.ts';
import { roomsScreen } from '../../features/rooms/screen.ts';
import { schedulesScreen } from '../../features/schedule/screen.ts';
import { settingsScreen } from '../../features/settings/screen.ts';
import { studyScreen } from '../../features/study/screen.ts';
import { type Screen, to, type Words } from '../../screens/screen.ts';

/** Search words of a page in all languages, in addition to its title and description. */
export const pageWords: ReadonlyMap<Screen, string> = new Map<Screen, string>([
  [schedulesScreen, 'пары занятия уроки экзамены сессия зачёты консультации timetable classes exams session'],
  [calendarScreen, 'номер недели четверть каникулы праздники week number holidays'],
  [departmentsScreen, 'деканат деканаты ректорат кафедра факультет отдел dean faculty chair office'],
  [disciplinesScreen, 'предметы учебный план учебная программа subjects courses curriculum'],
  [dormitoryScreen, 'общага заселение комната жильё hostel housing room'],
  [graduateScreen, 'дипломная работа тема диплома научный руководитель магистерская thesis topic supervisor'],
  [groupScreen, 'одногруппники староста куратор список группы groupmates classmates'],
  [libraryScreen, 'книги учебники абонемент books'],
  [markbookScreen, 'зачётка оценки отметки успеваемость средний балл экзамены grades marks record book'],
  [myDayScreen, 'сегодня день моё расписание today'],
  [omissionsScreen, 'прогулы больничный справка о болезни уважительная причина неявки attendance sick note'],
  [penaltyScreen, 'выговор замечание reprimand'],
  [phonesScreen, 'телефонный справочник номер позвонить phone book directory'],
  [profileScreen, 'резюме личные данные фото CV resume personal data'],
  [ratingScreen, 'средний балл место в рейтинге rank average'],
  [recoveryScreen, 'забыл пароль не могу войти восстановить пароль forgot password'],
  [roomsScreen, 'кабинеты свободные аудитории корпус free classrooms'],
  [
    settingsScreen,
    'сменить пароль поменять пароль смена пароля язык тема телефон почта выйти change password language theme',
  ],
  [studyScreen, 'заявления заявки документы deanery requests'],
]);

/** A part of a page with a separate entry in the search. The page determines who can open it. */
interface PagePart {
  screen: Screen;
  to: string;
  name: Words;
  words: string;
}

export const pageParts: readonly PagePart[] = [
  {
    screen: studyScreen,
    to: to(studyScreen),
    name: { ru: 'Справки', en: 'Certificates', be: 'Даведкі' },
    words: 'заказать справку справка о том что учусь справка с места учёбы военкомат order a certificate',
  },
  {
    screen: studyScreen,
    to: to(studyScreen, { part: 'mark-sheets' }),
    name: { ru: 'Ведомости', en: 'Mark sheets', be: 'Ведамасці' },
    words: 'заказать ведомость хвостовка пересдача retake mark sheet',
  },
  {
    screen: studyScreen,
    to: to(studyScreen, { part: 'practice' }),
    name: { ru: 'Практика', en: 'Practice', be: 'Практыка' },
    words: 'место практики предприятие договор internship enterprise',
  },
  {
    screen: studyScreen,
    to: to(studyScreen, { part: 'academic-leaves' }),
    name: { ru: 'Академический отпуск', en: 'Academic leave', be: 'Акадэмічны адпачынак' },
    words: 'академ академотпуск отсрочка leave of absence gap year',
  },
];
