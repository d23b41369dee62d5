import type { Family } from './curricula.ts';
import type { Random } from './random.ts';

/** A topic of a final paper, in its languages. */
export interface Topic {
  ru: string;
  by: string | null;
  en: string | null;
}

interface Kind {
  /** First part: the product, … */
  forms: readonly (readonly [ru: string, en: string])[];
  /** … and second part: its purpose. */
  ends: readonly (readonly [ru: string, en: string])[];
}

const software: Kind = {
  forms: [
    ['Веб-приложение для', 'A web application for'],
    ['Мобильное приложение для', 'A mobile app for'],
    ['Программное средство для', 'Software for'],
    ['Облачный сервис для', 'A cloud service for'],
    ['Алгоритмы и программы для', 'Algorithms and programs for'],
    ['Подсистема корпоративного портала для', 'A subsystem of a corporate portal for'],
    ['Чат-бот для', 'A chat bot for'],
    ['Информационная система для', 'An information system for'],
  ],
  ends: [
    ['учёта лабораторного оборудования кафедры', 'the records of laboratory equipment'],
    ['записи на консультации к преподавателям', 'booking consultations with educators'],
    ['проверки решений задач по программированию', 'checking solutions of programming tasks'],
    ['поиска плагиата в курсовых работах', 'finding plagiarism in term papers'],
    ['планирования ремонтов в общежитиях', 'planning repairs in dormitories'],
    ['учёта книг в университетской библиотеке', 'the records of books in a university library'],
    ['навигации по учебным корпусам', 'finding one’s way in university buildings'],
    ['распознавания рукописных формул', 'recognising handwritten formulas'],
    ['анализа отзывов о дисциплинах', 'analysing reviews of courses'],
    ['прогнозирования спроса в интернет-магазине', 'forecasting demand in an online shop'],
    ['мониторинга качества воздуха в городе', 'monitoring the air of a city'],
    ['сортировки бытовых отходов по фотографии', 'sorting household waste by a photo'],
    ['подбора маршрутов городского транспорта', 'choosing routes of city transport'],
    ['обработки заявок на обслуживание лифтов', 'handling requests to service lifts'],
  ],
};

const hardware: Kind = {
  forms: [
    ['Автоматизированная система', 'An automated system for'],
    ['Устройство для', 'A device for'],
    ['Программно-аппаратный комплекс для', 'Hardware and software for'],
    ['Микропроцессорный блок', 'A microprocessor unit for'],
    ['Методика и средства', 'Methods and means for'],
    ['Цифровой двойник системы', 'A digital twin of a system for'],
    ['Модернизация системы', 'The modernisation of a system for'],
    ['Исследование способов', 'A study of ways of'],
  ],
  ends: [
    ['контроля температуры в теплицах', 'temperature control in greenhouses'],
    ['измерения вибраций станков', 'measuring the vibration of machine tools'],
    ['управления вентиляцией учебного корпуса', 'controlling the ventilation of a university building'],
    ['учёта расхода тепла в общежитии', 'metering heat in a dormitory'],
    ['дефектоскопии сварных швов', 'flaw detection in welds'],
    ['сборки печатных плат малыми партиями', 'assembling circuit boards in small lots'],
    ['контроля качества питьевой воды', 'checking the quality of drinking water'],
    ['защиты двигателей от перегрузки', 'protecting motors from overload'],
    ['обработки деталей сложной формы', 'machining parts of complex shape'],
    ['диагностики подшипников', 'the diagnostics of bearings'],
    ['управления освещением улиц', 'controlling street lights'],
    ['испытаний строительных материалов', 'testing building materials'],
    ['зарядки аккумуляторов электробусов', 'charging the batteries of electric buses'],
    ['дозирования сыпучих материалов', 'dosing bulk materials'],
  ],
};

const business: Kind = {
  forms: [
    ['Совершенствование', 'The improvement of'],
    ['Оценка эффективности', 'The efficiency of'],
    ['Информационное обеспечение', 'Information support for'],
    ['Моделирование', 'Modelling'],
    ['Цифровые инструменты для', 'Digital tools for'],
    ['Анализ рисков', 'The risks of'],
    ['Правовые основы', 'The legal foundations of'],
    ['Пути развития', 'The development of'],
  ],
  ends: [
    ['закупок малого предприятия', 'the purchasing of a small enterprise'],
    ['доставки продуктов в городе', 'the delivery of food in a city'],
    ['продвижения товаров в социальных сетях', 'the promotion of goods in social networks'],
    ['подбора и обучения персонала', 'the recruiting and training of staff'],
    ['планирования складских запасов', 'the planning of stocks'],
    ['формирования тарифов на связь', 'the pricing of telecommunications'],
    ['дистанционной работы', 'remote work'],
    ['обслуживания клиентов банка', 'services for bank customers'],
    ['управления проектами в сфере ИТ', 'the management of IT projects'],
    ['рекламы на транспорте', 'advertising on transport'],
    ['сельского туризма', 'rural tourism'],
    ['электронных торгов', 'electronic auctions'],
    ['электронного документооборота', 'electronic documents'],
    ['экспорта программных услуг', 'the export of software services'],
  ],
};

const kindOf: Readonly<Record<Family, Kind>> = {
  software,
  mathematics: software,
  electronics: hardware,
  control: hardware,
  mechanics: hardware,
  chemistry: hardware,
  energy: hardware,
  construction: hardware,
  economics: business,
  management: business,
};

/** Returns the topics of one family in random order, without duplicates. */
export function topicsOf(family: Family, random: Random): Topic[] {
  const { forms, ends } = kindOf[family];
  const all = forms.flatMap(([form, formEn]) =>
    ends.map(([end, endEn]) => ({ ru: `${form} ${end}`, by: null, en: `${formEn} ${endEn}` })),
  );
  return random.shuffle(all);
}
