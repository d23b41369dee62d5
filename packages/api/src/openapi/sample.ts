import { type JsonSchema, resolved, type Schemas } from './document.ts';

/** Values of a field of this name at the invented university; used when the schema allows them. */
const byName: Readonly<Record<string, readonly unknown[]>> = {
  fio: ['Образцов Игорь Леонидович', 'Образцов И. Л.'],
  lastName: ['Образцов'],
  firstName: ['Игорь'],
  middleName: ['Леонидович'],
  name: ['Физика'],
  abbrev: ['Физ'],
  abbreviation: ['Физ'],
  subject: ['Физ'],
  subjectFullName: ['Физика'],
  facultyName: ['Факультет информационных технологий'],
  facultyAbbrev: ['ФИТ'],
  specialityName: ['Программная инженерия'],
  specialityAbbrev: ['ПИ'],
  username: ['42850001'],
  login: ['42850001'],
  studentCardNumber: ['42850001'],
  cardNumber: ['42850001'],
  belarusianLastName: ['Абразцоў'],
  belarusianFirstName: ['Ігар'],
  belarusianMiddleName: ['Леанідавіч'],
  password: ['Student-2026!'],
  oldPassword: ['Student-2026!'],
  newPassword: ['Semestr-2026!'],
  code: ['428501', '128'],
  confirmCode: ['428501'],
  group: ['428501'],
  groupName: ['428501'],
  studentGroup: ['428501'],
  studentGroups: ['428501'],
  urlId: ['i-obrazcov'],
  email: ['i.obrazcov@example.by'],
  phone: ['+375291112233'],
  phoneNumber: ['+375291112233'],
  contactValue: ['+375291112233'],
  photoLink: ['https://portal.example.by/api/v1/employees/photo/1'],
  photoUrl: ['https://portal.example.by/api/v1/photo/1'],
  reference: ['https://github.com/semestr'],
  message: ['Справка готова'],
  content: ['Консультация переносится на 16:00'],
  note: ['Подгруппы занимаются вместе'],
  auditories: ['512-4 к.'],
  auditory: ['512-4 к.'],
  rooms: ['512-4 к.'],
  lessonTypeAbbrev: ['ЛК'],
  course: [2],
  year: [2026],
  term: [3, '3'],
  rank: ['доцент'],
  degree: ['кандидат технических наук'],
  position: ['доцент'],
  authorities: ['ROLE_STUDENT'],
  provisionPlace: ['по месту работы родителей'],
  calendarId: ['i.obrazcov@example.by'],
  degreeAbbrev: ['к. т. н.'],
  specialityCode: ['6-05-0612-01'],
  speciality: ['Программная инженерия'],
  faculty: ['ФИТ'],
  department: ['Кафедра теоретических основ электротехники'],
  academicDepartment: ['ТОЭ'],
  employee: ['Образцов И. Л.'],
  teacher: ['Образцов И. Л.'],
  author: ['Образцов И. Л.'],
  fullName: ['Образцов Игорь Леонидович'],
  numberOfGroup: ['428501'],
  building: ['4 к.'],
  buildingNumber: ['4'],
  room: ['512-4 к.'],
  roomInfo: ['Общежитие № 4, комната 312'],
  office: ['512-4 к.'],
  address: ['г. Минск, ул. Примерная, 6'],
  certificateType: ['обычная'],
  rejectionReason: ['Нет подписи декана'],
  status: ['в обработке'],
  title: ['Консультация'],
  topic: ['Система учёта пропусков занятий'],
  topicName: ['Система учёта пропусков занятий'],
  summary: ['Пишу на TypeScript и люблю электронику'],
  workPlace: ['ООО «Пример»'],
  discipline: ['Физика'],
  formOfControl: ['экзамен'],
  lessonNameAbbrev: ['Физ'],
  subjectFull: ['Физика'],
  fullSubject: ['Физика'],
  createdAt: ['2026-11-20T09:58:00Z'],
  decidedAt: ['2026-11-20T09:58:00Z'],
  codeExpirationTime: ['2026-11-20T09:59:30Z'],
  until: ['2026-11-20T10:58:00Z'],
  createDate: ['20.11.2026'],
  applicationDate: ['20.11.2026'],
  decisionDate: ['20.11.2026'],
  birthDate: ['14.03.2007', '2007-03-14'],
  date: ['20.11.2026', '2026-11-20'],
  currentTerm: ['Осенний семестр'],
  redirectUrl: ['https://portal.example.by/'],
  phoneNumbers: ['+375172930000'],
  imageSignature: ['data:image/png;base64,iVBORw0KGgo='],
  totalPages: [1],
  totalElements: [1],
  pageNumber: [0],
  pageSize: [15],
  size: [15],
  number: [0],
};

/** Texts that match common patterns. */
const patterned = [
  'https://portal.example.by',
  '31.12.2026',
  '2026-12-31',
  '2026-11-20T09:58:00Z',
  '2026-11-20T12:58:00',
  '2026-11',
  '09:00',
  '1',
  '12',
  '+375291112233',
  'i.obrazcov@example.by',
  '42850001',
  'abcdefghijklmnopqrstuv',
];

const formatted: Readonly<Record<string, string>> = {
  date: '2026-12-31',
  'date-time': '2026-11-20T09:58:00Z',
  email: 'i.obrazcov@example.by',
  uri: 'https://portal.example.by',
};

const typesOf = ({ type }: JsonSchema): readonly string[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type;

function fitsText(schema: JsonSchema, text: string): boolean {
  const { pattern, minLength = 0, maxLength = Infinity, format } = schema;
  const length = Array.from(text).length;
  if (length < minLength || length > maxLength) return false;
  if (format !== undefined && formatted[format] !== undefined && formatted[format] !== text) return false;
  return pattern === undefined || new RegExp(pattern, 'u').test(text);
}

const fitsNumber = (schema: JsonSchema, value: number): boolean =>
  value >= (schema.minimum ?? -Infinity) &&
  value <= (schema.maximum ?? Infinity) &&
  value > (schema.exclusiveMinimum ?? -Infinity) &&
  value < (schema.exclusiveMaximum ?? Infinity);

function textFor(schema: JsonSchema, candidates: readonly unknown[]): string {
  const { format, minLength = 0, maxLength = Infinity } = schema;
  const plain = format === undefined ? 'текст' : (formatted[format] ?? 'текст');
  const possible = [...candidates, plain, ...(schema.pattern ? patterned : [])];
  const found = possible.find((one): one is string => typeof one === 'string' && fitsText(schema, one));
  return found ?? plain.padEnd(minLength, 'а').slice(0, maxLength);
}

function numberFor(schema: JsonSchema, candidates: readonly unknown[]): number {
  const { minimum, exclusiveMinimum, maximum } = schema;
  const lowest = minimum ?? (exclusiveMinimum === undefined ? null : Math.floor(exclusiveMinimum) + 1);
  const possible = [...candidates, 1, 0, lowest, maximum];
  return (
    possible.find((one): one is number => typeof one === 'number' && fitsNumber(schema, one)) ?? lowest ?? 1
  );
}

/** Recursion depth of an example: a tree ends below its second level. */
const MAX_SAME = 2;

/**
 * Returns a deterministic example of a schema: the first choice, the value for the field's name, otherwise the smallest
 * that the limits allow.
 */
export function sample(schema: JsonSchema, schemas: Readonly<Schemas>, name = ''): unknown {
  const seen = new Map<string, number>();

  function list(of: JsonSchema, field: string): unknown[] {
    if (of.prefixItems) return of.prefixItems.map((item) => one(item, field));
    const ref = of.items?.$ref;
    if (!of.items || (ref !== undefined && (seen.get(ref) ?? 0) >= MAX_SAME)) return [];
    return Array.from({ length: Math.max(1, of.minItems ?? 0) }, () => one(of.items ?? {}, field));
  }

  /** Whether a value consists of others: an object or a list, also one that may be null. */
  function isWhole(of: JsonSchema): boolean {
    const stated = of.$ref === undefined ? of : resolved(of, schemas);
    const [first] = stated.anyOf ?? [];
    return first ? isWhole(first) : ['object', 'array'].includes(typesOf(stated)[0] ?? '');
  }

  /** Whether an optional part repeats another one and can be omitted: the days of a week, the weeks of a term. */
  function isIncluded(of: JsonSchema, key: string, before: readonly JsonSchema[]): boolean {
    const field = of.properties?.[key];
    if (!field || of.required?.includes(key) || !isWhole(field)) return false;
    const [ref, text] = [field.items?.$ref, JSON.stringify(field)];
    return before.some((other) => (ref && other.items?.$ref === ref) || JSON.stringify(other) === text);
  }

  function fields(of: JsonSchema): object {
    const stated = Object.entries(of.properties ?? {});
    const own = stated
      .filter(
        ([key], index) =>
          !isIncluded(
            of,
            key,
            stated.slice(0, index).map(([, field]) => field),
          ),
      )
      .map(([key, field]) => [key, one(field, key)] as const);
    if (own.length > 0 || typeof of.additionalProperties !== 'object') return Object.fromEntries(own);
    const keys = of.propertyNames ? one(of.propertyNames, '') : '1';
    return { [String(keys)]: one(of.additionalProperties, '') };
  }

  function named(of: JsonSchema, field: string): unknown {
    const { $ref = '' } = of;
    const depth = seen.get($ref) ?? 0;
    if (depth > MAX_SAME) return null;
    seen.set($ref, depth + 1);
    const value = one(resolved(of, schemas), field);
    seen.set($ref, depth);
    return value;
  }

  function one(of: JsonSchema, field: string): unknown {
    if (of.$ref !== undefined) return named(of, field);
    if ('const' in of) return of.const;
    if (of.enum) return of.enum[0];
    if (of.examples) return of.examples[0];
    const [first] = of.anyOf ?? of.oneOf ?? of.allOf ?? [];
    if (first) return one(first, field);
    const candidates = byName[field] ?? [];
    switch (typesOf(of)[0] ?? '') {
      case 'object':
        return fields(of);
      case 'array':
        return list(of, field);
      case 'string':
        return textFor(of, candidates);
      case 'integer':
      case 'number':
        return numberFor(of, candidates);
      case 'boolean':
        return of.default ?? true;
      default:
        return null;
    }
  }

  return one(schema, name);
}
