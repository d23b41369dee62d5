import { GroupFound } from '@semestr/api/groups';
import { Choice } from '@semestr/api/shapes';
import type { Language } from '@semestr/core/languages';
import { isLoss } from '@semestr/core/imports';
import { translator } from '@semestr/core/texts';
import type * as z from 'zod/mini';
import type { Answer, Found } from './answers.ts';
import { check, type Fault, isRecord } from './check.ts';
import { completeFaculties, completeGroups } from './complete.ts';
import { sanitize } from './decode.ts';
import { type Item, type Kind, type Records, type Remark, rules } from './kinds.ts';
import { ImportRecords } from './records.ts';
import { usableSchedule } from './schedules.ts';
import { texts } from './texts.ts';
import { refuseForeignIds, unify } from './unify.ts';

type FoundGroup = z.output<typeof GroupFound>;
type FacultyChoice = z.output<typeof Choice>;

const labels = ['name', 'fio', 'abbrev', 'text', 'id'] as const;

/** Formats "#17 428501": the position in the response, from 1, and the record's own name. */
function nameOf(value: unknown, index: number): string {
  const label = isRecord(value)
    ? labels.map((field) => value[field]).find((field) => field != null)
    : undefined;
  const isText = typeof label === 'string' || typeof label === 'number';
  return isText ? `#${index + 1} ${label}` : `#${index + 1}`;
}

/** Returns the records of a response, which is a list or a page of one. */
function recordsOf({ content, source, value }: Answer, records: ImportRecords): unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  if (content === 'announcements' && isRecord(value) && Array.isArray(value['content']))
    return value['content'] as unknown[];
  const reason = translator(texts, records.language)('reasons.notList');
  records.skip('answers', { source, record: '', field: '.', reason });
  return [];
}

const noteAll = (
  records: ImportRecords,
  kind: Remark['kind'],
  place: { source: string; record: string },
  faults: readonly Fault[],
): void => {
  for (const fault of faults) records.note(kind, { ...place, ...fault });
};

function readList(kind: Kind, answer: Answer, records: ImportRecords): void {
  for (const [index, value] of recordsOf(answer, records).entries()) {
    const { record, fault, leftOut } = check(rules[kind].schema, value, records.language);
    const place = { source: answer.source, record: nameOf(value, index) };
    if (fault) records.refuse(kind, { ...place, ...fault });
    else {
      // The kind's own schema parsed it.
      const item = { record: record as Records[Kind], source: place.source, name: place.record };
      records.add(kind, item, answer);
      noteAll(records, kind, place, leftOut);
    }
  }
}

/**
 * Reads the faculties offered as a choice and the groups found by search, which are too incomplete to be records
 * themselves.
 */
function readHints<T>(
  kind: Kind,
  schema: z.ZodMiniType<T>,
  answer: Answer,
  records: ImportRecords,
): Item<T>[] {
  return recordsOf(answer, records).flatMap((value, index) => {
    const { record, fault } = check(schema, value, records.language);
    const place = { source: answer.source, name: nameOf(value, index) };
    if (fault === null) return [{ record, ...place }];
    records.refuse(kind, { source: place.source, record: place.name, ...fault });
    return [];
  });
}

const ownerName = (value: unknown): string => {
  const owner = isRecord(value) ? (value['studentGroupDto'] ?? value['employeeDto']) : null;
  const name = isRecord(owner) ? (owner['name'] ?? owner['urlId']) : null;
  return typeof name === 'string' ? name : '';
};

/**
 * Reads a schedule without its unreadable lessons. Rejects a schedule that would lose too many lessons, so that the
 * stored schedule is kept.
 */
function readSchedule(answer: Answer, records: ImportRecords, acceptsLosses: boolean): void {
  const { language } = records;
  const t = translator(texts, language);
  const { schedule, faults, leftOut, counts } = usableSchedule(answer.value, language);
  const place = { source: answer.source, record: ownerName(answer.value) };
  for (const fault of faults) records.skip('lessons', { ...place, ...fault });
  const checked = check(rules.schedules.schema, schedule, language);
  // The kind's own schema parsed it.
  const record = checked.record as Records['schedules'] | null;
  if (checked.fault) records.refuse('schedules', { ...place, ...checked.fault });
  else if (!record?.studentGroupDto && !record?.employeeDto)
    records.refuse('schedules', { ...place, field: 'studentGroupDto', reason: t('reasons.noOwner') });
  else if (isLoss(counts) && !acceptsLosses) {
    records.losses += 1;
    const { before, after } = counts;
    const reason = t('reasons.unreadableLessons', { before, unreadable: before - after });
    records.refuse('schedules', { ...place, field: '.', reason });
  } else {
    records.add('schedules', { record, source: place.source, name: place.record }, answer);
    noteAll(records, 'lessons', place, [...leftOut, ...checked.leftOut]);
  }
}

/** Sorts responses by their content, so that file names and the order within files do not matter. */
const inOrder = (answers: readonly Answer[]): Answer[] =>
  answers
    .map((answer) => ({ ...answer, value: sanitize(answer.value) }))
    .map((answer) => ({ answer, key: `${answer.content} ${JSON.stringify(answer.value) ?? ''}` }))
    .toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ answer }) => answer);

/**
 * Parses the responses into records that match the contract, without duplicates, with remarks about invalid and guessed
 * values.
 */
export function collect(
  { answers, unread }: Omit<Found, 'unused'>,
  language: Language,
  { acceptsLosses }: { acceptsLosses: boolean },
): ImportRecords {
  const records = new ImportRecords(language);
  for (const { source, why } of unread)
    records.skip('answers', { source, record: '', field: '.', reason: why });
  const choices: Item<FacultyChoice>[] = [];
  const foundGroups: Item<FoundGroup>[] = [];
  for (const answer of inOrder(answers)) {
    if (answer.guess !== null)
      records.note('answers', { source: answer.source, record: '', field: '.', reason: answer.guess });
    if (answer.content === 'schedule') readSchedule(answer, records, acceptsLosses);
    else if (answer.content === 'faculty-choice')
      choices.push(...readHints('faculties', Choice, answer, records));
    else if (answer.content === 'group-filters')
      foundGroups.push(...readHints('groups', GroupFound, answer, records));
    else readList(answer.content, answer, records);
  }
  records.resolveDuplicates();
  refuseForeignIds(records);
  completeFaculties(records, choices);
  completeGroups(records, foundGroups);
  unify(records.items);
  return records;
}
