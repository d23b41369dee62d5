import type { Language } from '@semestr/core/languages';
import type { ScreenName } from '../screens.ts';

/**
 * Purpose of each screen, for search engines and the portal's own search. All languages are in one place, outside the
 * shell's texts: no page needs them to start.
 */
const descriptions: Readonly<Record<ScreenName, Readonly<Record<'ru' | 'en', string>> & { be?: string }>> = {
  home: {
    ru: 'Расписание групп и преподавателей, учебные недели и личный кабинет университета.',
    en: 'Class schedules, study weeks and the personal account of the university.',
    be: 'Расклад груп і выкладчыкаў, вучэбныя тыдні і асабісты кабінет універсітэта.',
  },
  schedules: {
    ru: 'Расписание занятий групп и преподавателей по неделям, с экзаменами и объявлениями.',
    en: 'Class schedules of groups and teachers by week, with exams and announcements.',
    be: 'Расклад заняткаў груп і выкладчыкаў па тыднях, з экзаменамі і аб’явамі.',
  },
  schedule: {
    ru: 'Занятия, экзамены и объявления по неделям и подгруппам.',
    en: 'Classes, exams and announcements by week and subgroup.',
    be: 'Заняткі, экзамены і аб’явы па тыднях і падгрупах.',
  },
  departmentSchedules: {
    ru: 'Расписание кафедр: что и когда ведут все их преподаватели.',
    en: 'Schedules of departments: what all their teachers teach, and when.',
    be: 'Расклад кафедр: што і калі вядуць усе іх выкладчыкі.',
  },
  departmentSchedule: {
    ru: 'Занятия всех преподавателей кафедры по неделям, с группами и аудиториями.',
    en: 'Classes of all teachers of a department by week, with groups and rooms.',
    be: 'Заняткі ўсіх выкладчыкаў кафедры па тыднях, з групамі і аўдыторыямі.',
  },
  departments: {
    ru: 'Структура университета: факультеты, кафедры и отделы, их руководители, сотрудники и телефоны.',
    en: 'The structure of the university: faculties, departments and offices, their heads, staff and phone numbers.',
    be: 'Структура ўніверсітэта: факультэты, кафедры і аддзелы, іх кіраўнікі, супрацоўнікі і тэлефоны.',
  },
  employee: {
    ru: 'Должности, кабинеты, телефоны и почта сотрудника университета.',
    en: 'Posts, rooms, phone numbers and e-mail of an employee of the university.',
    be: 'Пасады, кабінеты, тэлефоны і пошта супрацоўніка ўніверсітэта.',
  },
  phones: {
    ru: 'Телефоны кабинетов, кафедр и сотрудников: поиск по фамилии, кабинету, подразделению и номеру.',
    en: 'Phone numbers of rooms, departments and staff: search by name, room, department or number.',
    be: 'Тэлефоны кабінетаў, кафедраў і супрацоўнікаў: пошук па прозвішчы, кабінеце, падраздзяленні і нумары.',
  },
  rooms: {
    ru: 'Свободные аудитории сейчас и на любой паре: по корпусу, типу и числу мест.',
    en: 'Rooms that are free now and in any period, by building, type and number of seats.',
    be: 'Свабодныя аўдыторыі зараз і на любой пары: па корпусе, тыпе і колькасці месцаў.',
  },
  room: {
    ru: 'Расписание аудитории: какие занятия в ней проходят и когда она свободна.',
    en: 'The timetable of a room: which classes take place in it and when it is free.',
    be: 'Расклад аўдыторыі: якія заняткі ў ёй праходзяць і калі яна свабодная.',
  },
  rating: {
    ru: 'Рейтинг студентов по факультету, специальности и курсу: средний балл, место и пропуски по номеру билета.',
    en: 'Student rating by faculty, speciality and year: average, place and missed hours by card number.',
    be: 'Рэйтынг студэнтаў па факультэце, спецыяльнасці і курсе: сярэдні бал, месца і пропускі па нумары білета.',
  },
  disciplines: {
    ru: 'Дисциплины специальности по курсам и семестрам: часы, зачётные единицы, форма контроля.',
    en: 'The disciplines of a speciality by year and semester: hours, credits and assessment.',
    be: 'Дысцыпліны спецыяльнасці па курсах і семестрах: гадзіны, заліковыя адзінкі, форма кантролю.',
  },
  calendar: {
    ru: 'Номера учебных недель на весь учебный год, выходные и праздники.',
    en: 'The numbers of the study weeks through the academic year, weekends and holidays.',
    be: 'Нумары вучэбных тыдняў на ўвесь навучальны год, выхадныя і святы.',
  },
  profiles: {
    ru: 'Анкеты, которые опубликовали сами студенты: навыки, ссылки и кто ищет работу.',
    en: 'Profiles that students have published themselves: skills, links and who is looking for a job.',
    be: 'Анкеты, якія апублікавалі самі студэнты: навыкі, спасылкі і хто шукае працу.',
  },
  login: {
    ru: 'Вход в личный кабинет студента, преподавателя и сотрудника.',
    en: 'Sign in to the personal account of a student, teacher or employee.',
    be: 'Уваход у асабісты кабінет студэнта, выкладчыка і супрацоўніка.',
  },
  oidc: {
    ru: 'Сюда возвращает вход с аккаунтом университета.',
    en: 'Where signing in with your university account brings you back.',
  },
  recovery: {
    ru: 'Как вернуть доступ к личному кабинету, если забыт пароль: по телефону или электронной почте.',
    en: 'How to get back into your account when you have forgotten the password: by phone or e-mail.',
  },
  newPassword: {
    ru: 'Последний шаг восстановления: новый пароль и код подтверждения.',
    en: 'The last step of recovery: a new password and a confirmation code.',
  },
  contactConfirm: {
    ru: 'Отсюда ведёт путь к подтверждению телефона и электронной почты.',
    en: 'The way to confirm your phone number and e-mail.',
  },
  initialPassword: {
    ru: 'Первый пароль по ссылке, которую выдал университет.',
    en: 'Your first password, set with the link from the university.',
  },
  secondFactor: {
    ru: 'Код из приложения и ключи доступа: то, чем вход защищён кроме пароля.',
    en: 'Codes from an app and passkeys: what protects your sign-in besides the password.',
  },
  apiTokens: {
    ru: 'Токены, с которыми скрипты и терминал действуют от вашего имени.',
    en: 'Tokens with which scripts and the terminal act on your behalf.',
  },
  admin: {
    ru: 'Вход под именем студента и дорога в консоль.',
    en: 'Signing in as a student, and the way to the console.',
    be: 'Уваход пад імем студэнта і дарога ў кансоль.',
  },
  api: {
    ru: 'Все вызовы API университетского портала: параметры, ответы, отказы и примеры.',
    en: 'Every call of the university portal’s API: parameters, replies, refusals and examples.',
  },
  about: {
    ru: 'Что есть на портале, кто за него отвечает и что он знает о вас.',
    en: 'What the portal has, who is responsible for it and what it knows about you.',
    be: 'Што ёсць на партале, хто за яго адказвае і што ён ведае пра вас.',
  },
  verify: {
    ru: 'Выдан ли документ этим университетом и действует ли он.',
    en: 'Whether a document was issued by this university and is still valid.',
  },
  support: {
    ru: 'Ответы на частые вопросы о входе, расписании и личном кабинете, телефоны поддержки и деканата.',
    en: 'Answers to what people ask about signing in, schedules and the personal account; how to reach support.',
  },
  myDay: {
    ru: 'Ваш день: что идёт и что дальше, чему скоро срок, новые отметки и уведомления.',
    en: 'Your day: what is on and what comes next, what is due, new marks and notifications.',
  },
  profile: {
    ru: 'Личные данные студента.',
    en: 'Your personal data.',
    be: 'Асабістыя даныя студэнта.',
  },
  markbook: {
    ru: 'Отметки по семестрам, средний балл и долги.',
    en: 'Marks by semester, averages and debts.',
    be: 'Адзнакі па семестрах, сярэдні бал і запазычанасці.',
  },
  study: {
    ru: 'Справки, ведомости, заявки на обучение с договором и практика: заказ, состояние и отмена.',
    en: 'Certificates, mark sheets, study applications with their contracts, and practice: order, follow, cancel.',
  },
  headman: {
    ru: 'Кого из группы нет на занятии и кто ещё может отмечать: для старосты и ответственных.',
    en: 'Who in the group is absent from a class, and who else can take attendance: for the group head and those they appoint.',
    be: 'Каго з групы няма на занятку і хто яшчэ можа адзначаць: для старасты і адказных.',
  },
  ownRating: {
    ru: 'Своё место на курсе, отметки по контрольным точкам и сроки лабораторных.',
    en: 'Your place in the year, marks by control point and when labs are due.',
    be: 'Сваё месца на курсе, адзнакі па кантрольных кропках і тэрміны лабараторных.',
  },
  omissions: {
    ru: 'Пропущенные часы по месяцам и предметам, заявки об уважительных причинах и документы к ним.',
    en: 'Missed hours by month and subject, and requests to excuse them, with documents.',
    be: 'Прапушчаныя гадзіны па месяцах і прадметах, заяўкі аб уважлівых прычынах і дакументы да іх.',
  },
  group: {
    ru: 'Список группы, подгруппы, староста и куратор.',
    en: 'The list of your group, its subgroups, head and curator.',
    be: 'Спіс групы, падгрупы, стараста і куратар.',
  },
  library: {
    ru: 'Книги на руках, сроки возврата и новости библиотеки.',
    en: 'Your books from the library, when to return them, and its news.',
    be: 'Кнігі на руках, тэрміны вяртання і навіны бібліятэкі.',
  },
  announcements: {
    ru: 'Объявления преподавателей, кафедры и для вашей группы: консультации, переносы, новости.',
    en: 'What teachers and your department announce, and what is for your group: consultations, changes, news.',
    be: 'Аб’явы выкладчыкаў, кафедры і для вашай групы: кансультацыі, пераносы, навіны.',
  },
  requestedSheets: {
    ru: 'Ведомости, которые студенты заказали у вас: кто, по какому предмету и в каком они состоянии.',
    en: 'Mark sheets in which students name you as the teacher: who, for what, and their status.',
    be: 'Ведамасці, якія студэнты замовілі ў вас: хто, па якім прадмеце і ў якім яны стане.',
  },
  graduate: {
    ru: 'Тема и руководитель диплома или диссертации: предложить, изменить, скачать заявление.',
    en: 'Topic and supervisor of your diploma or dissertation: suggest, change, download the application.',
    be: 'Тэма і кіраўнік дыплома або дысертацыі: прапанаваць, змяніць, спампаваць заяву.',
  },
  dormitory: {
    ru: 'Заявка на общежитие и место в очереди, льготы, премии и взыскания.',
    en: 'Your application for a room and place in the queue, privileges, awards and penalties.',
    be: 'Заяўка на інтэрнат і месца ў чарзе, льготы, прэміі і спагнанні.',
  },
  penalty: {
    ru: 'Взыскания: за что, каким приказом, действуют или сняты.',
    en: 'Your penalties: for what, by which order, in force or lifted.',
    be: 'Спагнанні: за што, якім загадам, дзейнічаюць або зняты.',
  },
  activity: {
    ru: 'Общественная и научная работа, членство в БРСМ и профкоме.',
    en: 'Social and research work, membership in the youth union and the trade union.',
    be: 'Грамадская і навуковая работа, членства ў БРСМ і прафкаме.',
  },
  profiling: {
    ru: 'Выбор профилизации: рейтинг, места и порядок ваших заявок.',
    en: 'Choosing a specialisation: the rating, the places and the order of your applications.',
    be: 'Выбар прафілізацыі: рэйтынг, месцы і парадак вашых заявак.',
  },
  notifications: {
    ru: 'Решения деканата, отметки, объявления и напоминания.',
    en: 'Decisions of the dean’s office, marks, announcements and reminders.',
    be: 'Рашэнні дэканата, адзнакі, аб’явы і напаміны.',
  },
  verifyContacts: {
    ru: 'Телефон и электронная почта, без которых личный кабинет не открывается.',
    en: 'The phone number and the e-mail without which the personal account does not open.',
  },
  contacts: {
    ru: 'Телефон и электронная почта: для восстановления пароля и уведомлений.',
    en: 'Your phone number and e-mail: for recovering the password and for notifications.',
  },
  settings: {
    ru: 'Пароль, контакты, язык, тема, сеансы и устройства.',
    en: 'Password, contacts, language, theme, sessions and devices.',
    be: 'Пароль, кантакты, мова, тэма, сеансы і прылады.',
  },
  notFound: {
    ru: 'Такой страницы нет.',
    en: 'There is no such page.',
    be: 'Такой старонкі няма.',
  },
};

/** Returns the description in the reader's language, or in Russian when there is none. */
export const descriptionOf = (name: ScreenName, language: Language): string =>
  descriptions[name][language] ?? descriptions[name].ru;
