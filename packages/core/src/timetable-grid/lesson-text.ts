import { inOrder } from '../dates.ts';
import { isPostOnly } from '../names/query.ts';
import { parseLessonType } from '../table-import-lesson-cells.ts';
import { takePeople } from './lesson-people.ts';
import { takeDates, takeTimes, takeWeeks } from './lesson-times.ts';
import { GAP, Rest } from './text-parts.ts';
import { type GridWords, isRoomName } from './words.ts';

/** Reads the line of a cell: the parts of a lesson in the order and abbreviations of any faculty. */

/** The details of a lesson in a text; empty when missing. Weeks and dates that cannot be parsed are kept as text. */
export interface LessonText {
  subject: string;
  type: string;
  weeks: string;
  subgroup: string;
  rooms: readonly string[];
  employees: readonly string[];
  note: string;
  startTime: string;
  endTime: string;
  startDate: string;
  endDate: string;
  /** The only days of the lesson. */
  dates: readonly string[];
}

export const noLesson: LessonText = {
  subject: '',
  type: '',
  weeks: '',
  subgroup: '',
  rooms: [],
  employees: [],
  note: '',
  startTime: '',
  endTime: '',
  startDate: '',
  endDate: '',
  dates: [],
};

const SUBGROUP =
  /(?<![\p{L}\d])(?:([12])(?:-?я)?\s*(?:п\/?\s?г|подгр\p{L}*)(?!\p{L})\.?|(?:п\/\s?г|пг|подгр\p{L}*)\.?\s*№?\s*([12])(?!\d))/iu;

/** Types that the import of lessons does not have: seminars are practical classes. */
const ownTypes: ReadonlyMap<string, string> = new Map([
  ['п', 'ПЗ'],
  ['с', 'ПЗ'],
  ['сем', 'ПЗ'],
  ['семинар', 'ПЗ'],
  ['seminar', 'ПЗ'],
  ['лб', 'ЛР'],
  ['л р', 'ЛР'],
]);
const TYPE = [
  'улк|упз|улр|лк|пз|лр|лб',
  String.raw`лекц(?:ия|ии|\.)|лек\.?`,
  String.raw`практ?\.\s?(?:зан\p{L}*\.?)?|практ|пр\.(?!\s+и\s)(?:\s?зан\p{L}*\.?)?|практическ\p{L}+ зан\p{L}+`,
  String.raw`л\.\s?р\.|лаб\.?(?:\s?(?:раб|зан)\p{L}*\.?)?|лабораторн\p{L}+ (?:раб|зан)\p{L}+`,
  String.raw`сем\.|семинар|конс\.|консультация|экз\.|экзамен|диф\p{L}*\.?\s?зач\p{L}*\.?|зач\.|зач[её]т`,
  'lecture|seminar|lab|practical',
].join('|');
const types: readonly RegExp[] = [
  /[([]\s*(л|п|с|пр|сем|конс)\.?\s*[)\]]/iu,
  new RegExp(String.raw`(?<![\p{L}\d-])(${TYPE})(?![\p{L}\d-])`, 'iu'),
  /(?<=\p{L}{2}[.,]?\s)(л|п)\.(?=\s|$)/u,
];

function takeType(rest: Rest): string {
  let type = '';
  for (const pattern of types)
    rest.take(pattern, ([found = '']) => {
      if (type !== '') return false;
      const word = found
        .toLowerCase()
        .replaceAll(/[.\s]+/g, ' ')
        .trim();
      type = ownTypes.get(word) ?? parseLessonType(found);
      return true;
    });
  return type;
}

const ROOM = String.raw`\d{1,4}\p{L}?(?:\s?[-–/]\s?\d{1,2}(?!\d))?(?:\s?к(?!\.?\s*\d)\.?(?!\p{L}))?`;
const BUILDING = String.raw`(?:,?\s*(?:к|корп|корпус)\.?\s*(\d{1,2})(?!\d))?`;
const roomPatterns: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:ауд\p{L}*|каб\p{L}*|а)\.?\s*№?\s*(${ROOM}(?:\s*[,;и]\s*(?:ауд\.?\s*)?${ROOM})*)${BUILDING}`,
    'iu',
  ),
  new RegExp(String.raw`(?<![\p{L}\d.,-])(\p{Lu}-\d{2,4}\p{Ll}?(?:-\d{1,2})?)(?![\p{L}\d])`, 'u'),
  new RegExp(
    String.raw`(?<![\p{L}\d.-])(\d{3,4}\p{L}?(?:[-–/]\d{1,2})?(?:\s?к\.)?|\d{1,4}\p{L}?[-–/]\d{1,2}\s?к\.)${BUILDING}(?![\p{L}\d-])`,
    'iu',
  ),
  /(?<!\p{L})(спорт\.?\s?зал|с\/з|актовый зал|бассейн|стадион)(?!\p{L})/iu,
];

function takeRooms(rest: Rest, words: GridWords): readonly string[] {
  const rooms: string[] = [];
  for (const pattern of roomPatterns)
    rest.take(pattern, ([found = '', building]) => {
      const all = found.split(/[,;]|\sи\s/).map((part) => part.replace(/^ауд\.?/iu, '').trim());
      rooms.push(...all.filter(Boolean).map((room) => (building ? `${room}-${building}` : room)));
    });
  rest.take(/[^,;\n\ue000]+/u, (_groups, whole) => {
    if (!isRoomName(whole, words)) return false;
    rooms.push(whole.trim());
    return true;
  });
  return rooms;
}

const EDGES = /^[\s.,;:–—\-_()[\]/|*]+|[\s,;:–—\-_([/|*]+$/gu;
/** Removes what separated the parts; a full stop is kept after the last of several abbreviations, "Ин. яз.". */
function trimEdges(text: string): string {
  const bare = text
    .replaceAll(EDGES, '')
    .replace(/^([^([]*)[)\]]+$/u, '$1')
    .trim();
  return /\..*\.$/u.test(bare) ? bare : bare.replace(/\.$/, '');
}

/** Reads a text with one lesson, or a part of one. Text that matches no part becomes a note. */
export function readLessonText(text: string, words: GridWords): LessonText {
  const rest = new Rest(text);
  const times = takeTimes(rest);
  const dates = takeDates(rest, words.term);
  const weeks = takeWeeks(rest);
  let subgroup = '';
  rest.take(SUBGROUP, ([first, second]) => {
    if (subgroup !== '') return false;
    subgroup = first ?? second ?? '';
    return true;
  });
  const type = takeType(rest);
  const employees = takePeople(rest);
  const rooms = takeRooms(rest, words);
  const [subject = '', ...others] = rest.text
    .split(GAP)
    .map((part) => trimEdges(part.replaceAll('\n', ' ')))
    .filter((part) => /[\p{L}\d]/u.test(part) && !isPostOnly(part));
  const hasSubject = /\p{L}/u.test(subject);
  const notes = hasSubject ? others : [subject, ...others].filter(Boolean);
  return {
    ...noLesson,
    ...times,
    ...dates,
    subject: hasSubject ? subject : '',
    type,
    weeks,
    subgroup,
    rooms,
    employees,
    note: notes.join(', '),
  };
}

/** Whether a text has details of a lesson, but no subject. */
export const isDetail = ({ subject }: LessonText): boolean => subject === '';

/** Whether a text has nothing but a subject. */
export const isPlainSubject = (lesson: LessonText): boolean =>
  Object.entries(lesson).every(([part, value]) => part === 'subject' || value.length === 0);

const joined = (one: readonly string[], other: readonly string[]): readonly string[] => [
  ...new Set([...one, ...other]),
];

/** Adds a detail of a lesson from another line or another cell. */
export const withDetail = (lesson: LessonText, detail: LessonText): LessonText => ({
  ...lesson,
  subject: [lesson.subject, detail.subject].filter(Boolean).join(' '),
  type: lesson.type || detail.type,
  weeks: lesson.weeks || detail.weeks,
  subgroup: lesson.subgroup || detail.subgroup,
  rooms: joined(lesson.rooms, detail.rooms),
  employees: joined(lesson.employees, detail.employees),
  note: joined([lesson.note], [detail.note]).filter(Boolean).join(', '),
  startTime: lesson.startTime || detail.startTime,
  endTime: lesson.endTime || detail.endTime,
  startDate: lesson.startDate || detail.startDate,
  endDate: lesson.endDate || detail.endDate,
  dates: joined(lesson.dates, detail.dates).toSorted(inOrder),
});
