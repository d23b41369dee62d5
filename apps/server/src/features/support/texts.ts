import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  categories: {
    students: 'Вопросы студентов',
    portal: 'Работа портала',
    networkAccount: 'Учётная запись в сети университета',
    documents: 'Электронный документооборот',
    computers: 'Компьютеры и программы',
    accessCard: 'Карта доступа',
    network: 'Сеть и интернет',
    printing: 'Печать',
    writeOff: 'Списание оборудования',
    distance: 'Дистанционное обучение',
    other: 'Другое',
    methods: 'Учебно-методическое управление',
  },
  subcategories: {
    install: 'Установка программы',
    account: 'Учётная запись',
    repair: 'Ремонт компьютера',
    programs: 'Установка программ',
    key: 'Электронный ключ',
    newcomer: 'Рабочее место нового сотрудника',
    antivirus: 'Антивирус',
    system: 'Операционная система и другое',
    offline: 'Нет соединения',
    connection: 'Подключение к сети',
    printerRepair: 'Ремонт принтера',
    printerConnection: 'Подключение принтера',
    other: 'Другое',
  },
} as const;

const en = {
  categories: {
    students: 'Student matters',
    portal: 'This portal',
    networkAccount: 'University network account',
    documents: 'Electronic document system',
    computers: 'Computers and software',
    accessCard: 'Access card',
    network: 'Network and internet',
    printing: 'Printing',
    writeOff: 'Writing off equipment',
    distance: 'Distance learning',
    other: 'Other',
    methods: 'Teaching and methods office',
  },
  subcategories: {
    install: 'Installing the program',
    account: 'Account',
    repair: 'Computer repair',
    programs: 'Installing software',
    key: 'Electronic key',
    newcomer: 'Workplace of a new employee',
    antivirus: 'Antivirus',
    system: 'Operating system and other',
    offline: 'No connection',
    connection: 'Connecting to the network',
    printerRepair: 'Printer repair',
    printerConnection: 'Connecting a printer',
    other: 'Other',
  },
} as const satisfies TextsLike<typeof ru>;

export const supportTexts = defineTexts('server.support', { ru, en });
export type SupportWords = typeof ru;
