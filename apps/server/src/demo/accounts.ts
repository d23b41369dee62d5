import { hashPassword } from '../domain/password-hash.ts';
import type { Name } from './names.ts';

/** An account listed in the start-up text and on the sign-in page of a demo. */
export interface DemoAccount {
  username: string;
  password: string;
  who: { ru: string; en: string };
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    username: '42850001',
    password: 'Student-2026!',
    who: { ru: 'студентка 2-го курса', en: 'student, 2nd year' },
  },
  {
    username: '42850002',
    password: 'Headman-2026!',
    who: { ru: 'староста группы', en: 'group head' },
  },
  {
    username: '42850003',
    password: 'Freshman-2026!',
    who: {
      ru: 'первокурсница, контакты не подтверждены',
      en: 'first-year student, contacts not confirmed',
    },
  },
  {
    username: '42850004',
    password: 'Noter-2026!',
    who: { ru: 'студент, отмечает пропуски', en: 'student who may note omissions' },
  },
  {
    username: '42850005',
    password: 'Graduate-2026!',
    who: { ru: 'выпускник, 4-й курс', en: 'student who graduates, 4th year' },
  },
  {
    username: '42850006',
    password: 'Master-2026!',
    who: { ru: 'магистрантка', en: 'master’s student' },
  },
  {
    username: '42850007',
    password: 'Illiquid-2026!',
    who: { ru: 'студент с ошибкой в данных', en: 'student with a mistake in the data' },
  },
  {
    username: '42850008',
    password: 'Blocked-2026!',
    who: { ru: 'студентка, аккаунт заблокирован', en: 'student whose account is blocked' },
  },
  { username: 'teacher', password: 'Teacher-2026!', who: { ru: 'преподаватель', en: 'educator' } },
  {
    username: 'dean',
    password: 'Deans-2026!',
    who: { ru: 'деканат факультета', en: 'dean’s office of one faculty' },
  },
  {
    username: 'timetable',
    password: 'Timetable-2026!',
    who: { ru: 'диспетчер расписания', en: 'timetable office' },
  },
  { username: 'library', password: 'Library-2026!', who: { ru: 'библиотекарь', en: 'librarian' } },
  { username: 'support', password: 'Support-2026!', who: { ru: 'служба поддержки', en: 'support' } },
  {
    username: 'auditor',
    password: 'Auditor-2026!',
    who: { ru: 'аудитор, только читает', en: 'auditor, reads only' },
  },
  { username: 'admin', password: 'Admin-2026!', who: { ru: 'администратор', en: 'administrator' } },
];

/** The group of the demo students, shown on the home page and in screenshots. */
export const DEMO_GROUP = '428501';

export interface DemoStudent {
  cardNumber: string;
  name: Name;
  /** The name of the group. */
  group: string;
  /** Whether the student has data of every kind, for visitors who try the account. */
  isRich: boolean;
  isGroupHead: boolean;
  canNote: boolean;
  hasProfiling: boolean;
  isConfirmed: boolean;
  summary: string | null;
  /** A problem with the student's data; null when there is none. */
  illiquidMessage: string | null;
  block: 'for-good' | null;
}

const ordinary = {
  group: DEMO_GROUP,
  isRich: true,
  isGroupHead: false,
  canNote: false,
  hasProfiling: false,
  isConfirmed: true,
  summary: null,
  illiquidMessage: null,
  block: null,
} as const;

export const demoStudents: readonly DemoStudent[] = [
  {
    ...ordinary,
    cardNumber: '42850001',
    name: { lastName: 'Лисицкая', firstName: 'Анна', middleName: 'Игоревна' },
    hasProfiling: true,
    summary:
      'Учусь на 2-м курсе, пишу на TypeScript и Python. В свободное время веду кружок программирования для школьников ' +
      'и делаю учебные проекты с открытым кодом. Ищу стажировку на лето — веб-разработка или анализ данных.',
  },
  {
    ...ordinary,
    cardNumber: '42850002',
    name: { lastName: 'Карпеко', firstName: 'Илья', middleName: 'Сергеевич' },
    isGroupHead: true,
    summary: 'Староста группы. Интересуюсь базами данных и серверной разработкой.',
  },
  {
    ...ordinary,
    cardNumber: '42850003',
    name: { lastName: 'Савчиц', firstName: 'Мария', middleName: 'Олеговна' },
    group: '528501',
    isConfirmed: false,
  },
  {
    ...ordinary,
    cardNumber: '42850004',
    name: { lastName: 'Дроздовский', firstName: 'Кирилл', middleName: 'Андреевич' },
    canNote: true,
  },
  {
    ...ordinary,
    cardNumber: '42850005',
    name: { lastName: 'Зеленко', firstName: 'Артём', middleName: 'Викторович' },
    group: '228501',
    summary: 'Выпускник: дипломная работа о поиске по текстам. С февраля ищу работу разработчиком.',
  },
  {
    ...ordinary,
    cardNumber: '42850006',
    name: { lastName: 'Лапицкая', firstName: 'Екатерина', middleName: 'Павловна' },
    group: '528571',
  },
  {
    ...ordinary,
    cardNumber: '42850007',
    name: { lastName: 'Мищенко', firstName: 'Роман', middleName: 'Олегович' },
    group: '328501',
    isRich: false,
    illiquidMessage: 'Срок действия паспорта истёк: принесите в деканат новый.',
  },
  {
    ...ordinary,
    cardNumber: '42850008',
    name: { lastName: 'Бондарь', firstName: 'Ольга', middleName: 'Денисовна' },
    group: '328501',
    isRich: false,
    block: 'for-good',
  },
];

export const teacher: { username: string; name: Name } = {
  username: 'teacher',
  name: { lastName: 'Образцов', firstName: 'Игорь', middleName: 'Леонидович' },
};

export const admin = { username: 'admin', fio: 'Администратор портала' } as const;

/** Hashes the passwords, by username. Only the hashes differ from run to run: their salt is random. */
export async function demoHashes(): Promise<Map<string, string>> {
  const hashed = await Promise.all(
    demoAccounts.map(async ({ username, password }) => [username, await hashPassword(password)] as const),
  );
  return new Map(hashed);
}
