import * as certificates from '@semestr/api/certificates';
import * as cv from '@semestr/api/cv';
import { features } from '@semestr/api/contract';
import * as departments from '@semestr/api/departments';
import * as diploma from '@semestr/api/diploma';
import * as dormitory from '@semestr/api/dormitory';
import * as employees from '@semestr/api/employees';
import type { Endpoint, Request } from '@semestr/api/endpoint';
import * as groups from '@semestr/api/groups';
import * as markSheets from '@semestr/api/mark-sheets';
import * as markbook from '@semestr/api/markbook';
import * as omissions from '@semestr/api/omissions';
import * as papers from '@semestr/api/papers';
import * as photos from '@semestr/api/photos';
import * as practice from '@semestr/api/practice';
import * as profiling from '@semestr/api/profiling';
import * as schedule from '@semestr/api/schedule';
import * as sessionResults from '@semestr/api/session-results';
import * as study from '@semestr/api/study';
import * as timetable from '@semestr/api/timetable';
import * as tableImports from '@semestr/api/table-imports';
import { type FormKind, formKinds, requestRecords } from '@semestr/core/requests/kinds';
import type { TableImportKind } from '@semestr/core/table-imports';

/** Kinds of arguments of a file; each has its own text in the help. */
export type Argument =
  | 'group'
  | 'urlId'
  | 'number'
  | 'name'
  | 'report'
  | 'kind'
  | 'groupId'
  | 'disciplineId'
  | 'semester'
  | 'term'
  | 'room';

/** A file of the API: the call that returns it, and how the command's arguments become the request. */
export interface DownloadableFile {
  call: Endpoint;
  words: readonly Argument[];
  request: (words: readonly string[]) => object;
}

/** Defines a file whose request is typed by its call. */
const file = <E extends Endpoint>(
  call: E,
  words: readonly Argument[],
  request: (...args: string[]) => Request<E>,
): DownloadableFile => ({ call, words, request: (args) => request(...args) as object });

/** Every file of the API without a separate command, except those of `formFiles`, by the word that downloads it. */
const namedFiles = {
  'group-schedule': file(schedule.report, ['group'], (group = '') => ({
    query: { 'student-group-name': group },
  })),
  'employee-schedule': file(schedule.report, ['urlId'], (urlId = '') => ({
    query: { 'employee-url-id': urlId },
  })),
  'department-schedule': file(departments.report, ['number'], (id = '') => ({
    query: { 'department-id': id },
  })),
  'contact-card': file(employees.contactCard, ['urlId'], (urlId = '') => ({ query: { urlId } })),
  'employee-photo': file(photos.ofEmployee, ['number'], (id = '') => ({ params: { id } })),
  'student-photo': file(photos.ofStudent, ['name'], (name = '') => ({ params: { name } })),
  'group-list': file(groups.report, [], () => ({})),
  markbook: file(markbook.report, [], () => ({})),
  cv: file(cv.document, [], () => ({})),
  certificate: file(certificates.file, ['number'], (id = '') => ({ params: { id } })),
  'mark-sheet': file(markSheets.file, ['number'], (id = '') => ({ params: { id } })),
  'omission-document': file(omissions.document, ['number'], (id = '') => ({ params: { id } })),
  'dormitory-application': file(dormitory.excel, ['number'], (id = '') => ({
    query: { 'dormitory-queue-id': id },
  })),
  'dormitory-document': file(dormitory.document, ['number'], (id = '') => ({ query: { 'request-id': id } })),
  'study-contract': file(study.contract, ['number'], (id = '') => ({ query: { 'lms-application-id': id } })),
  'practice-document': file(practice.document, ['number'], (id = '') => ({ params: { id } })),
  'profiling-application': file(profiling.excel, ['number'], (id = '') => ({
    query: { 'profiling-application-id': id },
  })),
  'diploma-application': file(diploma.application, ['number'], (id = '') => ({ body: { id: Number(id) } })),
  'student-certificate': file(certificates.fileForAdmin, ['number'], (id = '') => ({ params: { id } })),
  'student-mark-sheet': file(markSheets.fileForAdmin, ['number'], (id = '') => ({ params: { id } })),
  'room-schedule': file(timetable.workbook, ['term', 'room'], (term = '', room = '') => ({
    query: { term, room },
  })),
  'session-results-sheet': file(
    sessionResults.sheet,
    ['groupId', 'disciplineId'],
    (groupId = '', disciplineId = '') => ({ params: { groupId }, query: { disciplineId } }),
  ),
  'session-results': file(sessionResults.table, ['groupId', 'semester'], (groupId = '', semester = '') => ({
    params: { groupId },
    query: { semester },
  })),
  'student-contract': file(study.contractForAdmin, ['number'], (id = '') => ({ params: { id } })),
  'student-omission-document': file(papers.ofOmissionRequest, ['number'], (id = '') => ({ params: { id } })),
  upload: file(papers.upload, ['number'], (id = '') => ({ params: { id } })),
  'bug-report-picture': file(papers.ofBugReport, ['report', 'number'], (id = '', number = '') => ({
    params: { id, number },
  })),
  'import-template': file(tableImports.template, ['kind'], (kind = '') => ({
    // The help offers only these words.
    params: { kind: kind as TableImportKind },
  })),
} as const satisfies Readonly<Record<string, DownloadableFile>>;

/** The word that downloads the document of a request of a kind with the common form. */
export type FormFileName = `${(typeof requestRecords)[FormKind]}-document`;
export type NamedFile = keyof typeof namedFiles;
export type FileName = NamedFile | FormFileName;

export const formFileOf = (kind: FormKind): FormFileName => `${requestRecords[kind]}-document`;

export const isNamedFile = (name: string): name is NamedFile => Object.hasOwn(namedFiles, name);

/** Returns the kind whose documents a word downloads; null for other files. */
export const formKindOf = (name: FileName): FormKind | null =>
  formKinds.find((kind) => formFileOf(kind) === name) ?? null;

const formFiles = Object.fromEntries(
  formKinds.map((kind) => [
    formFileOf(kind),
    file(features[kind].document, ['number'], (id = '') => ({ params: { id } })),
  ]),
  // One for each kind.
) as Readonly<Record<FormFileName, DownloadableFile>>;

/** Every file of the API without a separate command, by the word that downloads it. */
export const files: Readonly<Record<FileName, DownloadableFile>> = { ...namedFiles, ...formFiles };

// The keys of the table are the names.
export const fileNames = Object.keys(files) as FileName[];
