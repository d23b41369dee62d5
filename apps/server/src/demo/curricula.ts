import { words } from './names.ts';
import { type Subject, subjects } from './subjects.ts';

/** Specialities of one family have the same curriculum. */
export type Family =
  | 'software'
  | 'electronics'
  | 'control'
  | 'economics'
  | 'mathematics'
  | 'mechanics'
  | 'chemistry'
  | 'energy'
  | 'construction'
  | 'management';

/** The subjects of semesters 1–8; the first four have an exam. */
const plans: Readonly<Record<Family, readonly string[]>> = {
  software: [
    'ОАиП МА ЛААГ ДМ ВвС',
    'САОД МА Физика АрхК ЯП',
    'ООП БД ТВиМС ОС КГ',
    'РВП КСети ЧМ СисАн ФункП',
    'ТРПО ОИИ МетОпт РМП ЭкОрг',
    'АрхПО МашОб РасС ТПО ОЗИ',
    'ИАД Крипт УПП ОблТ ХД',
    'АрхПО ИАД УПП СисАд',
  ],
  electronics: [
    'ВМ Физика ОПрог ИнжГ Химия',
    'ВМ Физика ТЭЦ ОПрог МСС',
    'ТЭЦ ФОЭ ТВиМС ЭПУ ИнфТ',
    'СхТ ЭПУ ЭМПВ ЧМ ИстП',
    'ЦУ ЦОС МикЭл МПС ЭкОрг',
    'ДатИС ТЭС КТЭС АнтУ САПР',
    'РадУ НадЭУ МедП УпрПр ОЗИ',
    'КТЭС ДатИС НадЭУ САПР',
  ],
  control: [
    'ВМ ОАиП Физика ИнжГ ВвС',
    'ВМ САОД Физика ТЭЦ ТеорМ',
    'ТЭЦ ООП ТВиМС СхТ ИнфТ',
    'ТАУ ЦУ БД ОснМ ЧМ',
    'ТАУ МПС МСУ ЭлПр ЭкОрг',
    'АСУТП РТК КСети ПЛК КЗр',
    'ИнтСУ СисАн ОЗИ САПР УпрПр',
    'АСУТП ИнтСУ РТК САПР',
  ],
  economics: [
    'ВМ ЭкТ Менедж ИнфТ ВвС',
    'ВМ МикЭк ОПрог Соц ОПрав',
    'МакЭк ТВиМС Стат Маркет БД',
    'Эконом БухУ ФинКр ЭкОрг МБП',
    'БухУ Лог ИсОп РВП Налог',
    'АХД ЭлКом ИАД ЦифМ УпрПер',
    'ФинКр ОргПр УпрПр ХД ОЗИ',
    'АХД ЭлКом УпрПр МБП',
  ],
  mathematics: [
    'МА ЛААГ ОАиП ДМ ВвС',
    'МА ЛААГ САОД Физика ЯП',
    'МА ДУ ООП ТВиМС КГ',
    'ДУ ТВиМС ЧМ БД ФункП',
    'ЧМ МетОпт ММод ОС ЭкОрг',
    'ИсОп ММод МашОб СисАн ОЗИ',
    'ИАД Эконом Крипт РасС ХД',
    'ММод ИсОп ИАД УПП',
  ],
  mechanics: [
    'ВМ Физика НГ Химия ИнфТ',
    'ВМ Физика ТеорМ МатВ ИнжГ',
    'ВМ ТеорМ СопрМ МатВ МСС',
    'СопрМ ТермД ЭлМаш ЧМ ИнжГ',
    'ДетМ Гидр ТехМаш ЭлПр ЭкОрг',
    'ДетМ ТехМаш РТК АддТ САПР',
    'ТехМаш ПЛК ОргПр УпрПр АддТ',
    'ТехМаш Гидр ОргПр САПР',
  ],
  chemistry: [
    'ВМ Физика Химия ИнжГ ИнфТ',
    'ВМ Физика Химия ОПрог ОснЭк',
    'ОргХ ВМ ТВиМС Физика МСС',
    'ОргХ ФизХ ТермД МатВ ЧМ',
    'ФизХ ПАХТ БТех Гидр ЭкОрг',
    'ПАХТ ТехПол БТех АнКон САПР',
    'ТехПол АСУТП ОргПр УпрПр АнКон',
    'ПАХТ ТехПол ОргПр АнКон',
  ],
  energy: [
    'ВМ Физика Химия ИнжГ ИнфТ',
    'ВМ Физика ТЭЦ ТеорМ ОПрог',
    'ТЭЦ ВМ ТермД МатВ МСС',
    'ЭлМаш ТермД СхТ ЧМ ОснЭн',
    'ЭлМаш ЭлСн ТАУ Гидр ЭкОрг',
    'ЭлСн РелЗ ЭлПр ВозЭ САПР',
    'РелЗ ВозЭ АСУТП УпрПр ОЗИ',
    'ЭлСн РелЗ ВозЭ САПР',
  ],
  construction: [
    'ВМ Физика НГ Химия ИнфТ',
    'ВМ Физика ТеорМ СтрМат ИнжГ',
    'ВМ СопрМ Геод СтрМат МСС',
    'СопрМ СтрМех Геод ТермД АрхПр',
    'СтрМех СтрК Гидр ЭкОрг АрхПр',
    'СтрК ТехСП ЭлСн САПР АрхПр',
    'СтрК ТехСП ОргПр УпрПр САПР',
    'СтрК ТехСП ОргПр САПР',
  ],
  management: [
    'ВМ ЭкТ ОПрав ИнфТ ВвС',
    'МикЭк Менедж Соц Стат ПсихТр',
    'МакЭк УпрПер ТрудП Маркет ИнфТ',
    'ТрудП ЭкОрг УпрПр БухУ МБП',
    'Лог Маркет ФинКр ОргПр Налог',
    'УпрПер УпрПр АХД ЭлКом ЦифМ',
    'ОргПр СисАн УпрПр ОЗИ МБП',
    'Менедж УпрПер АХД МБП',
  ],
};

/** Additional subjects of all students. */
const common: readonly string[] = [
  'ИнЯз ИстБел',
  'ИнЯз Полит',
  'ИнЯз Филос',
  'ИнЯз АвтП',
  'БЖД БелЯз',
  'ПИнЯз ПсихТр',
  'ПИнЯз ОхрТр',
  'ПИнЯз',
];

const named = (list: string): Subject[] =>
  words(list).map((abbrev) => {
    const subject = subjects.get(abbrev);
    if (!subject) throw new Error(`The curriculum names ${abbrev}, which is not a subject`);
    return subject;
  });

const EXAMS = 4;

/** The subjects of the master's degree, which has one speciality; the first of a semester have an exam. */
const mastersPlan: readonly string[] = ['МашОб ИАД РасС УПП ПИнЯз', 'ОИИ ХД ОблТ МетОпт ПИнЯз'];

/** Returns the number of semesters of a degree. */
export const semestersOf = (degree: number): number => (degree === 1 ? 8 : mastersPlan.length);

/** Returns the subjects of a family in a semester of a degree, and those with an exam. */
export function curriculum(
  family: Family,
  semester: number,
  degree: number,
): { subjects: Subject[]; exams: Subject[] } {
  if (degree > 1) {
    const all = named(mastersPlan[semester - 1] ?? '');
    return { subjects: all, exams: all.slice(0, EXAMS) };
  }
  const own = named(plans[family][semester - 1] ?? '');
  return { subjects: [...own, ...named(common[semester - 1] ?? '')], exams: own.slice(0, EXAMS) };
}

export const families = Object.keys(plans) as Family[]; // plans is a Record<Family, …>
