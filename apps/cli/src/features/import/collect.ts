import { GroupFound } from '@semestr/api/groups';
import { Schedule } from '@semestr/api/schedule';
import { Choice } from '@semestr/api/shapes';
import type { Language } from '@semestr/core/display';
import type * as z from 'zod/mini';
import type { Answer, Found } from './answers.ts';
import { Book } from './book.ts';
import { check, isRecord, withoutSeconds } from './check.ts';
import { completeFaculties, completeGroups } from './complete.ts';
import { agree } from './agree.ts';
import { type Item, type Kind, type Records, rules } from './kinds.ts';
import { withoutBadLessons } from './schedules.ts';
import { texts } from './texts.ts';

type FoundGroup = z.output<typeof GroupFound>;
type FacultyChoice = z.output<typeof Choice>;

const labels = ['name', 'fio', 'abbrev', 'text', 'id'] as const;

/** "#17 428501": the number in the answer, from 1, and what the record calls itself. */
function nameOf(value: unknown, index: number): string {
  const label = isRecord(value)
    ? labels.map((field) => value[field]).find((field) => field != null)
    : undefined;
  const isText = typeof label === 'string' || typeof label === 'number';
  return isText ? `#${index + 1} ${label}` : `#${index + 1}`;
}

/** The records of an answer: it is a list, or a page of one. */
function recordsOf({ content, source, value }: Answer, book: Book): unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  if (content === 'announcements' && isRecord(value) && Array.isArray(value['content']))
    return value['content'] as unknown[];
  book.note('answers', { source, record: '', field: '.', reason: texts[book.language].reasons.notList });
  return [];
}

function readList(kind: Kind, answer: Answer, book: Book): void {
  for (const [index, value] of recordsOf(answer, book).entries()) {
    const { record, fault } = check(rules[kind].schema, withoutSeconds(value), book.language);
    const place = { source: answer.source, name: nameOf(value, index) };
    if (fault) book.refuse(kind, { source: place.source, record: place.name, ...fault });
    // The kind's own schema has just parsed it.
    else book.add(kind, { record: record as Records[Kind], ...place });
  }
}

/** The faculties as a choice and the groups as found by number: they say too little to be records of their own. */
function readHints<T>(kind: Kind, schema: z.ZodMiniType<T>, answer: Answer, book: Book): Item<T>[] {
  return recordsOf(answer, book).flatMap((value, index) => {
    const { record, fault } = check(schema, value, book.language);
    const place = { source: answer.source, name: nameOf(value, index) };
    if (fault === null) return [{ record, ...place }];
    book.refuse(kind, { source: place.source, record: place.name, ...fault });
    return [];
  });
}

const ownerName = (value: unknown): string => {
  const owner = isRecord(value) ? (value['studentGroupDto'] ?? value['employeeDto']) : null;
  const name = isRecord(owner) ? (owner['name'] ?? owner['urlId']) : null;
  return typeof name === 'string' ? name : '';
};

function readSchedule({ source, value }: Answer, book: Book): void {
  const { schedule, faults } = withoutBadLessons(withoutSeconds(value), book.language);
  const record = ownerName(value);
  for (const fault of faults) book.note('lessons', { source, record, ...fault });
  const checked = check(Schedule, schedule, book.language);
  if (checked.fault) book.refuse('schedules', { source, record, ...checked.fault });
  else if (!checked.record.studentGroupDto && !checked.record.employeeDto)
    book.refuse('schedules', {
      source,
      record,
      field: 'studentGroupDto',
      reason: texts[book.language].reasons.noOwner,
    });
  else book.add('schedules', { record: checked.record, source, name: record });
}

/** Looks into the answers: every record that fits the contract, once; what does not fit is told. */
export function collect({ answers, unread }: Omit<Found, 'unused'>, language: Language): Book {
  const book = new Book(language);
  for (const { source, why } of unread) book.note('answers', { source, record: '', field: '.', reason: why });
  const choices: Item<FacultyChoice>[] = [];
  const foundGroups: Item<FoundGroup>[] = [];
  for (const answer of answers) {
    if (answer.content === 'schedule') readSchedule(answer, book);
    else if (answer.content === 'faculty-choice')
      choices.push(...readHints('faculties', Choice, answer, book));
    else if (answer.content === 'group-filters')
      foundGroups.push(...readHints('groups', GroupFound, answer, book));
    else readList(answer.content, answer, book);
  }
  completeFaculties(book, choices);
  completeGroups(book, foundGroups);
  agree(book.items);
  return book;
}
