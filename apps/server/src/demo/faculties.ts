import type { Family } from './curricula.ts';
import type { Area } from './subjects.ts';

/** Sciences in which the staff of a chair hold degrees as candidates and doctors. */
export type Science =
  | 'technical'
  | 'mathematical'
  | 'economic'
  | 'philological'
  | 'philosophical'
  | 'legal'
  | 'chemical';

export interface ChairPlan {
  /** The part of the name after «Кафедра». */
  of: string;
  abbrev: string;
  areas: readonly Area[];
  science: Science;
  /** Whether it teaches the whole university, so that every university includes it. */
  isGeneral: boolean;
}

export interface SpecialityPlan {
  name: string;
  abbrev: string;
  code: string;
  /** The fourth digit of its groups' numbers. */
  digit: number;
}

export interface FacultyPlan {
  name: string;
  abbrev: string;
  /** The second and third digit of its groups' numbers. */
  digits: string;
  /** Number of the faculty's building. */
  building: number;
  family: Family;
  chairs: readonly ChairPlan[];
  specialities: readonly SpecialityPlan[];
}

const chair = (of: string, abbrev: string, science: Science, ...areas: Area[]): ChairPlan => ({
  of,
  abbrev: `Каф.${abbrev}`,
  areas,
  science,
  isGeneral: false,
});
const general = (...plan: Parameters<typeof chair>): ChairPlan => ({ ...chair(...plan), isGeneral: true });

const speciality = (name: string, abbrev: string, code: string, digit: number): SpecialityPlan => ({
  name,
  abbrev,
  code: `6-05-${code}`,
  digit,
});

/** The faculties in the order in which a growing university opens them; their first specialities are the largest. */
export const faculties: readonly FacultyPlan[] = [
  {
    name: 'Факультет информационных систем',
    abbrev: 'ФИС',
    digits: '28',
    building: 4,
    family: 'software',
    chairs: [
      chair('программных систем', 'ПС', 'technical', 'software'),
      chair('баз данных и аналитики', 'БДА', 'technical', 'data'),
      general('высшей математики', 'ВМ', 'mathematical', 'math'),
      chair('веб-технологий', 'ВебТ', 'technical', 'software'),
      chair('интеллектуальных систем', 'ИнтС', 'technical', 'data'),
      chair('защиты данных', 'ЗД', 'technical', 'data', 'networks'),
    ],
    specialities: [
      speciality('Разработка информационных систем', 'РИС', '0690-01', 5),
      speciality('Анализ данных и машинное обучение', 'АДМО', '0690-02', 1),
      speciality('Веб-инженерия', 'ВИ', '0690-03', 2),
      speciality('Программирование мобильных устройств', 'ПМУ', '0690-04', 3),
      speciality('Разработка игр и графических систем', 'РИГС', '0690-05', 4),
    ],
  },
  {
    name: 'Факультет электроники и приборостроения',
    abbrev: 'ФЭП',
    digits: '14',
    building: 1,
    family: 'electronics',
    chairs: [
      chair('электронных устройств', 'ЭУ', 'technical', 'electronics'),
      chair('измерений и приборостроения', 'ИП', 'technical', 'instruments', 'safety'),
      general('физики', 'Физ', 'mathematical', 'physics', 'chemistry'),
      chair('микросистем', 'МС', 'technical', 'electronics'),
      chair('конструирования аппаратуры', 'КА', 'technical', 'instruments'),
    ],
    specialities: [
      speciality('Проектирование электронных приборов', 'ПЭП', '0790-01', 1),
      speciality('Медицинская техника', 'МТ', '0790-02', 2),
      speciality('Микросистемная техника', 'МСТ', '0790-03', 3),
      speciality('Измерительная техника', 'ИзмТ', '0790-04', 4),
    ],
  },
  {
    name: 'Факультет автоматики и робототехники',
    abbrev: 'ФАР',
    digits: '35',
    building: 2,
    family: 'control',
    chairs: [
      chair('автоматического управления', 'АУ', 'technical', 'control', 'robotics', 'mechanics'),
      chair('вычислительной техники и сетей', 'ВТС', 'technical', 'networks'),
      chair('робототехники и мехатроники', 'РМ', 'technical', 'robotics'),
      chair('электропривода', 'ЭПр', 'technical', 'robotics', 'energy'),
      chair('системного анализа', 'СА', 'technical', 'control'),
    ],
    specialities: [
      speciality('Автоматизация производств', 'АП', '0790-11', 1),
      speciality('Мобильные роботы', 'МР', '0790-12', 2),
      speciality('Вычислительные комплексы и сети', 'ВКС', '0690-11', 3),
      speciality('Системы умного дома', 'СУД', '0790-13', 4),
    ],
  },
  {
    name: 'Факультет экономики и цифрового бизнеса',
    abbrev: 'ФЭЦБ',
    digits: '52',
    building: 5,
    family: 'economics',
    chairs: [
      chair('экономики', 'Эк', 'economic', 'economics'),
      chair('менеджмента и маркетинга', 'ММ', 'economic', 'management'),
      general('иностранных языков', 'ИЯ', 'philological', 'languages'),
      general('философии и права', 'ФП', 'philosophical', 'humanities'),
      chair('электронной коммерции', 'ЭКом', 'economic', 'economics', 'management'),
    ],
    specialities: [
      speciality('Цифровая экономика', 'ЦЭ', '0390-01', 1),
      speciality('Бизнес-аналитика', 'БА', '0390-02', 2),
      speciality('Интернет-маркетинг', 'ИМ', '0490-01', 3),
      speciality('Логистика и цепи поставок', 'ЛЦП', '0490-02', 4),
    ],
  },
  {
    name: 'Факультет связи',
    abbrev: 'ФСв',
    digits: '63',
    building: 3,
    family: 'electronics',
    chairs: [
      chair('систем связи', 'СС', 'technical', 'electronics'),
      chair('антенн и радиоустройств', 'АРУ', 'technical', 'electronics'),
      chair('сетей передачи данных', 'СПД', 'technical', 'networks'),
      chair('мультимедийных технологий', 'МТ', 'technical', 'software'),
      chair('обработки сигналов', 'ОС', 'technical', 'electronics', 'instruments'),
    ],
    specialities: [
      speciality('Системы мобильной связи', 'СМС', '0790-21', 1),
      speciality('Передача данных', 'ПерД', '0790-22', 2),
      speciality('Цифровое вещание', 'ЦВ', '0790-23', 3),
      speciality('Спутниковая навигация', 'СпН', '0790-24', 4),
    ],
  },
  {
    name: 'Механико-технологический факультет',
    abbrev: 'МТФ',
    digits: '71',
    building: 2,
    family: 'mechanics',
    chairs: [
      chair('механики', 'Мех', 'technical', 'mechanics'),
      chair('технологии машин', 'ТМ', 'technical', 'mechanics'),
      chair('материалов', 'Мат', 'technical', 'mechanics'),
      chair('инженерной графики', 'ИГ', 'technical', 'mechanics', 'instruments'),
    ],
    specialities: [
      speciality('Технология машиностроения', 'ТМ', '0790-31', 1),
      speciality('Конструирование машин', 'КМ', '0790-32', 2),
      speciality('Аддитивное производство', 'АдП', '0790-33', 3),
      speciality('Промышленный дизайн', 'ПДиз', '0290-01', 4),
    ],
  },
  {
    name: 'Факультет прикладной математики',
    abbrev: 'ФПМ',
    digits: '09',
    building: 4,
    family: 'mathematics',
    chairs: [
      chair('математического моделирования', 'ММод', 'mathematical', 'math'),
      chair('теории вероятностей', 'ТВ', 'mathematical', 'math'),
      chair('численных методов', 'ЧМ', 'mathematical', 'math'),
      chair('математического обеспечения', 'МО', 'mathematical', 'software', 'data'),
    ],
    specialities: [
      speciality('Прикладная математика', 'ПМ', '0590-01', 1),
      speciality('Математическое моделирование', 'ММ', '0590-02', 2),
      speciality('Финансовая математика', 'ФМ', '0590-03', 3),
      speciality('Вычислительная математика', 'ВычМ', '0590-04', 4),
    ],
  },
  {
    name: 'Химико-технологический факультет',
    abbrev: 'ХТФ',
    digits: '46',
    building: 3,
    family: 'chemistry',
    chairs: [
      chair('общей химии', 'ОХ', 'chemical', 'chemistry'),
      chair('процессов и аппаратов', 'ПА', 'technical', 'chemistry'),
      chair('биотехнологии', 'БТ', 'chemical', 'chemistry'),
      chair('экологии и охраны труда', 'ЭОТ', 'technical', 'safety'),
    ],
    specialities: [
      speciality('Химическая технология', 'ХТ', '0790-41', 1),
      speciality('Биотехнология', 'БТ', '0790-42', 2),
      speciality('Полимерные материалы', 'ПолМ', '0790-43', 3),
      speciality('Промышленная экология', 'ПрЭк', '0590-11', 4),
    ],
  },
  {
    name: 'Энергетический факультет',
    abbrev: 'ЭФ',
    digits: '80',
    building: 1,
    family: 'energy',
    chairs: [
      chair('электроснабжения', 'ЭлС', 'technical', 'energy'),
      chair('теплоэнергетики', 'ТЭ', 'technical', 'energy'),
      chair('электрических машин', 'ЭМ', 'technical', 'energy', 'robotics'),
      chair('возобновляемой энергетики', 'ВЭ', 'technical', 'energy'),
    ],
    specialities: [
      speciality('Электроснабжение', 'ЭлС', '0790-51', 1),
      speciality('Теплоэнергетика', 'ТЭ', '0790-52', 2),
      speciality('Возобновляемая энергетика', 'ВЭ', '0790-53', 3),
      speciality('Электрические машины', 'ЭМ', '0790-54', 4),
    ],
  },
  {
    name: 'Строительный факультет',
    abbrev: 'СФ',
    digits: '97',
    building: 5,
    family: 'construction',
    chairs: [
      chair('строительных конструкций', 'СК', 'technical', 'construction'),
      chair('архитектуры', 'Арх', 'technical', 'construction'),
      chair('геодезии', 'Геод', 'technical', 'construction'),
      chair('строительных материалов', 'СМ', 'technical', 'construction'),
    ],
    specialities: [
      speciality('Промышленное и гражданское строительство', 'ПГС', '0790-61', 1),
      speciality('Архитектура зданий', 'АрхЗ', '0790-62', 2),
      speciality('Инженерная геодезия', 'ИГеод', '0790-63', 3),
      speciality('Строительные материалы', 'СтМ', '0790-64', 4),
    ],
  },
  {
    name: 'Факультет управления и права',
    abbrev: 'ФУП',
    digits: '19',
    building: 5,
    family: 'management',
    chairs: [
      chair('управления', 'Упр', 'economic', 'management'),
      chair('права', 'Пр', 'legal', 'humanities'),
      chair('социологии и психологии', 'СП', 'philosophical', 'humanities'),
      chair('логистики и финансов', 'ЛФ', 'economic', 'economics'),
    ],
    specialities: [
      speciality('Управление персоналом', 'УПер', '0490-11', 1),
      speciality('Правовое обеспечение бизнеса', 'ПОБ', '0490-12', 2),
      speciality('Городское управление', 'ГорУ', '0490-13', 3),
      speciality('Социальные коммуникации', 'СКом', '0390-11', 4),
    ],
  },
];

/** Returns the curriculum family of a faculty, by its abbreviation. */
export const familyNamed = (abbrev: string): Family =>
  faculties.find((faculty) => faculty.abbrev === abbrev)?.family ?? 'software';

/** A department outside the faculties: its position in the tree and its staff. */
export interface OfficePlan {
  code: string;
  name: string;
  abbrev: string;
  head: string;
  staff: string;
  /** Whether its staff hold academic degrees. */
  isScholarly?: boolean;
}

export const offices: readonly OfficePlan[] = [
  { code: '1', name: 'Ректорат', abbrev: 'Ректорат', head: 'ректор', staff: 'проректор', isScholarly: true },
  {
    code: '1.1',
    name: 'Учебный отдел',
    abbrev: 'УО',
    head: 'начальник отдела',
    staff: 'ведущий специалист',
  },
  { code: '1.2', name: 'Отдел кадров', abbrev: 'ОК', head: 'начальник отдела', staff: 'специалист' },
  { code: '1.3', name: 'Бухгалтерия', abbrev: 'Бух', head: 'главный бухгалтер', staff: 'бухгалтер' },
  {
    code: '1.4',
    name: 'Приёмная комиссия',
    abbrev: 'ПК',
    head: 'ответственный секретарь',
    staff: 'методист',
  },
  {
    code: '2',
    name: 'Центр информационных технологий',
    abbrev: 'ЦИТ',
    head: 'начальник центра',
    staff: 'инженер-программист',
  },
  { code: '2.1', name: 'Отдел поддержки', abbrev: 'ОП', head: 'начальник отдела', staff: 'инженер' },
  { code: '3', name: 'Библиотека', abbrev: 'Библ', head: 'директор библиотеки', staff: 'библиотекарь' },
  {
    code: '4',
    name: 'Студенческий городок',
    abbrev: 'Студгородок',
    head: 'директор',
    staff: 'воспитатель общежития',
  },
  { code: '5', name: 'Спортивный клуб', abbrev: 'СпК', head: 'председатель клуба', staff: 'инструктор' },
];
