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

export default ru;
