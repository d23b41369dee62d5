import type { BugReportCategory } from '@semestr/api/support';

type Names = readonly (readonly [id: number, key: string, name: string])[];

const category = (id: number, key: string, name: string, subcategories: Names = []): BugReportCategory => ({
  id,
  categoryName: name,
  categoryKey: `[${key}]`,
  bugReportSubcategoriesDto: subcategories.map(([subId, subcategoryKey, subcategoryName]) => ({
    id: subId,
    subcategoryName,
    subcategoryKey,
  })),
});

/** What a report of a fault may be about; the offices that get it know the keys. */
export const categories: readonly BugReportCategory[] = [
  category(1, 'СТУДЕНТЫ', 'Вопросы студентов'),
  category(2, 'ИИС', 'Работа портала'),
  category(3, 'Network-Account', 'Учётная запись в сети университета'),
  category(4, 'SMB', 'Электронный документооборот', [
    [2, 'Install', 'Установка программы'],
    [1, 'Account', 'Учётная запись'],
    [3, 'Other', 'Другое'],
  ]),
  category(5, 'PC-Software', 'Компьютеры и программы', [
    [4, 'Repair', 'Ремонт компьютера'],
    [7, 'InstallSoft', 'Установка программ'],
    [8, 'KEY', 'Электронный ключ'],
    [5, 'NewUser', 'Рабочее место нового сотрудника'],
    [9, 'Antivirus', 'Антивирус'],
    [6, 'OS-Other', 'Операционная система и другое'],
  ]),
  category(6, 'ID-Card', 'Карта доступа'),
  category(7, 'Network', 'Сеть и интернет', [
    [13, 'Offline', 'Нет соединения'],
    [15, 'Connection', 'Подключение к сети'],
    [16, 'Other', 'Другое'],
  ]),
  category(8, 'Print', 'Печать', [
    [17, 'Repair', 'Ремонт принтера'],
    [18, 'Connect', 'Подключение принтера'],
    [19, 'Other', 'Другое'],
  ]),
  category(9, 'ActEquip', 'Списание оборудования'),
  category(10, 'LMS', 'Дистанционное обучение'),
  category(11, 'Other', 'Другое'),
  category(12, 'UMU', 'Учебно-методическое управление'),
];
