import { hashPassword } from '../domain/password-hash.ts';
import type { Name } from './names.ts';

/** An account that the start-up text and the login page of a demo offer. */
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
  { username: 'teacher', password: 'Teacher-2026!', who: { ru: 'преподаватель', en: 'educator' } },
  { username: 'admin', password: 'Admin-2026!', who: { ru: 'администратор', en: 'administrator' } },
];

/** The group of the demo students, which home page and pictures show. */
export const DEMO_GROUP = '428501';

export interface DemoStudent {
  cardNumber: string;
  name: Name;
  /** The demo group, or any of the first course. */
  where: 'demo-group' | 'first-course';
  isGroupHead: boolean;
  canNote: boolean;
  hasProfiling: boolean;
  isConfirmed: boolean;
  summary: string | null;
}

const ordinary = {
  where: 'demo-group',
  isGroupHead: false,
  canNote: false,
  hasProfiling: false,
  isConfirmed: true,
  summary: null,
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
    where: 'first-course',
    isConfirmed: false,
  },
  {
    ...ordinary,
    cardNumber: '42850004',
    name: { lastName: 'Дроздовский', firstName: 'Кирилл', middleName: 'Андреевич' },
    canNote: true,
  },
];

export const teacher: { username: string; name: Name } = {
  username: 'teacher',
  name: { lastName: 'Образцов', firstName: 'Игорь', middleName: 'Леонидович' },
};

export const admin = { username: 'admin', fio: 'Администратор портала' } as const;

/** The passwords' hashes by username. They alone differ from run to run: their salt is random. */
export async function demoHashes(): Promise<Map<string, string>> {
  const hashed = await Promise.all(
    demoAccounts.map(async ({ username, password }) => [username, await hashPassword(password)] as const),
  );
  return new Map(hashed);
}
