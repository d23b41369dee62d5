import { ApiError, type Client } from '@semestr/api/client';
import { contract } from '@semestr/api/contract';
import * as departments from '@semestr/api/departments';
import * as disciplines from '@semestr/api/disciplines';
import * as employees from '@semestr/api/employees';
import type { Endpoint } from '@semestr/api/endpoint';
import * as faculties from '@semestr/api/faculties';
import * as groups from '@semestr/api/groups';
import * as journal from '@semestr/api/journal';
import { users } from '@semestr/api/accounts';
import { certificates } from '@semestr/api/certificates';
import { dormitoryApplications } from '@semestr/api/dormitory';
import { marks } from '@semestr/api/markbook';
import { markSheets as sheets } from '@semestr/api/mark-sheets-records';
import { omissionRequests } from '@semestr/api/omissions-records';
import { studyApplications } from '@semestr/api/study';
import { bugReports } from '@semestr/api/support-tickets';
import { lessons } from '@semestr/api/timetable';
import * as drafts from '@semestr/api/timetable-drafts';
import * as requests from '@semestr/api/requests';
import * as tableImports from '@semestr/api/table-imports';
import * as rooms from '@semestr/api/rooms';
import { rowsOf } from '@semestr/api/rows';
import * as profiles from '@semestr/api/profiles';
import * as markSheets from '@semestr/api/mark-sheets';
import * as students from '@semestr/api/students';
import { roomLabel } from '@semestr/core/room-names';
import * as z from 'zod/mini';
import { files } from '../../http/files.ts';
import { ownPaperNames, ownPapers } from '../../http/own-papers.ts';

const Rows = z.array(
  z.object({
    id: z.int(),
    uploadId: z.optional(z.nullable(z.int())),
    pictures: z.optional(z.int()),
    state: z.optional(z.string()),
  }),
);
type ResourceRow = z.output<typeof Rows>[number];

/** The arguments of one request. */
export interface Arguments {
  params?: object;
  query?: object;
}

const isPrinted = (state: string): boolean => state === 'printed';

/** Maximum number of items of a list that are tried: some groups have no schedule, which is not a failure. */
const TRIES = 6;

/** Returns an evenly spread sample of a list. */
export function spread<T>(list: readonly T[]): T[] {
  const step = Math.max(1, Math.floor(list.length / TRIES));
  return list.filter((_item, index) => index % step === 0).slice(0, TRIES);
}

/** A list that fails is reported by its own check. Only a server that does not respond ends the run. */
function emptyUnlessOffline(error: unknown): never[] {
  if (error instanceof ApiError && error.status === 0) throw error;
  return [];
}

/** Loads lazily and only once. */
function once<T>(ask: () => Promise<readonly T[]>): () => Promise<T[]> {
  let answer: Promise<T[]> | null = null;
  return () => {
    answer ??= ask().then(spread, emptyUnlessOffline);
    return answer;
  };
}

/** Finds real arguments by loading the lists of the server under test. */
export type Finder = (call: { name: string; call: Endpoint }) => Promise<Arguments[] | null>;

export function argumentFinder(client: Client): Finder {
  const someGroups = once(async () => rowsOf(await client.call(groups.all, {})));
  const someEmployees = once(async () => rowsOf(await client.call(employees.all, {})));
  const someDepartments = once(() => client.call(departments.all, {}));
  const someFaculties = once(async () => rowsOf(await client.call(faculties.all, {})));
  const someSpecialities = once(async () => {
    const [first] = await someFaculties();
    return first ? client.call(disciplines.specialities, { query: { facultyId: String(first.id) } }) : [];
  });
  const ownSubjects = once(async () => Object.values(await client.call(journal.subjects, {})).flat());
  const somePhotos = once(async () =>
    rowsOf(await client.call(employees.all, {})).filter(({ id, photoLink }) =>
      photoLink?.endsWith(`/employees/photo/${id}`),
    ),
  );
  const someStudentPhotos = once(async () => {
    const { cvs } = await client.call(profiles.search, { body: {} });
    return cvs.flatMap(({ photoUrl }) => photoUrl?.split('/').at(-1) ?? []);
  });
  const someLessons = once(() => client.call(lessons.list, {}));
  const someTerms = once(async () => [...new Set((await someLessons()).map(({ term }) => term))]);
  const planned = (all: Awaited<ReturnType<typeof someLessons>>): Arguments[] =>
    all.map(({ version: _version, ...lesson }) => ({ query: { lesson: JSON.stringify(lesson) } }));
  const someStudents = once(() => client.call(students.list, {}));
  /** Marks of the markbooks, with the group of their students and the semester of their disciplines. */
  const somePlans = once(async () => {
    const semesters = new Map(
      (await client.call(disciplines.disciplines.list, {})).map(({ id, semester }) => [id, semester]),
    );
    const groupIds = new Map((await someStudents()).map(({ id, groupId }) => [id, groupId]));
    return (await client.call(marks.list, {})).flatMap(({ studentId, disciplineId }) => {
      const [groupId, semester] = [groupIds.get(studentId), semesters.get(disciplineId)];
      return groupId === undefined || semester === undefined ? [] : [{ groupId, disciplineId, semester }];
    });
  });
  const someSubjects = once(() => client.call(markSheets.subjects, {}));

  /** Uploaded tables that have not been stored yet, and how they were read. */
  const openFiles = once(async () => {
    const { items } = await client.call(tableImports.list, {});
    const open = spread(items.filter(({ state }) => state === 'read'));
    const all = await Promise.all(
      open.map(({ id }) => client.call(tableImports.one, { params: { id: String(id) } })),
    );
    return all.filter(({ head }) => head.length > 0);
  });
  const filesWhere = async (fits: (file: tableImports.TableImport) => boolean): Promise<Arguments[]> =>
    (await openFiles()).filter(fits).map(({ id }) => ({ params: { id } }));

  const byName: Readonly<Record<string, () => Promise<Arguments[]>>> = {
    'schedule.ofGroup': async () =>
      (await someGroups()).map(({ name }) => ({ query: { studentGroup: name } })),
    'schedule.ofEmployee': async () => (await someEmployees()).map(({ urlId }) => ({ params: { urlId } })),
    'schedule.ofDepartment': async () => (await someDepartments()).map(({ id }) => ({ query: { id } })),
    'schedule.report': async () =>
      (await someGroups()).map(({ name }) => ({ query: { 'student-group-name': name } })),
    'rooms.schedule': async () =>
      spread(rowsOf(await client.call(rooms.all, {}))).map(({ name, buildingNumber }) => ({
        query: { name: roomLabel(name, buildingNumber.name) },
      })),
    'departments.report': async () =>
      (await someDepartments()).map(({ id }) => ({ query: { 'department-id': id } })),
    'groups.lastUpdate': async () =>
      (await someGroups()).map(({ name }) => ({ query: { groupNumber: name } })),
    'employees.ofDepartment': async () =>
      (await someDepartments()).map(({ id }) => ({ query: { departmentId: id } })),
    'employees.details': async () => (await someEmployees()).map(({ urlId }) => ({ query: { urlId } })),
    'employees.contactCard': async () => (await someEmployees()).map(({ urlId }) => ({ query: { urlId } })),
    'employees.lastUpdate': async () =>
      (await someEmployees()).map(({ urlId }) => ({ query: { 'url-id': urlId } })),
    'departments.name': async () => (await someDepartments()).map(({ id }) => ({ query: { id } })),
    'announcements.ofGroup': async () => (await someGroups()).map(({ name }) => ({ query: { name } })),
    'announcements.ofEmployee': async () =>
      (await someEmployees()).map(({ urlId }) => ({ query: { 'url-id': urlId } })),
    'announcements.ofDepartment': async () =>
      (await someDepartments()).map(({ urlId }) => ({ query: { 'url-id': urlId } })),
    'disciplines.specialities': async () =>
      (await someFaculties()).map(({ id }) => ({ query: { facultyId: id } })),
    'disciplines.courses': async () =>
      (await someSpecialities()).map(({ id }) => ({ query: { specialityId: id } })),
    'disciplines.list': async () =>
      (await someSpecialities()).map(({ id }) => ({ query: { id, course: 1 } })),
    'journal.subgroups': async () => (await ownSubjects()).map(({ id }) => ({ query: { termHoursId: id } })),
    'journal.wholeSubject': async () =>
      (await ownSubjects()).map(({ id }) => ({ params: { subjectId: id } })),
    'journal.subgroupOfSubject': async () =>
      (await ownSubjects()).map(({ id, subgroup: [subgroup = 0] }) => ({
        params: { subjectId: id, subgroup },
      })),
    'rating.list': async () =>
      (await someSpecialities()).map(({ id }) => ({ query: { sdef: id, course: 1 } })),
    'photos.ofEmployee': async () => (await somePhotos()).map(({ id }) => ({ params: { id } })),
    'photos.ofStudent': async () => (await someStudentPhotos()).map((name) => ({ params: { name } })),
    'markSheets.employees': async () =>
      (await someSubjects())
        .flatMap(({ lessonTypes }) => lessonTypes)
        .map(({ thId, focsId }) => ({ query: thId === null ? { focsId } : { thId } })),
    'diploma.topicsOfEmployee': async () =>
      (await someEmployees()).map(({ id }) => ({ query: { employeeId: id } })),
    'requests.situation': async () =>
      (await client.call(requests.list, {})).items.map(({ kind, id }) => ({ params: { kind, id } })),
    'requests.thread': async () =>
      (await client.call(requests.list, {})).items.map(({ kind, id }) => ({ params: { kind, id } })),
    'tableImports.one': async () =>
      (await client.call(tableImports.list, {})).items.map(({ id }) => ({ params: { id } })),
    'tableImportFiles.sheets': async () => filesWhere(({ hasSheets }) => hasSheets),
    'tableImportFiles.grid': async () => filesWhere(({ grid }) => grid !== null),
    'tableImportFiles.oneRow': async () =>
      (await openFiles()).map(({ id, place }) => ({ params: { id, row: (place?.row ?? 1) + 1 } })),
    'tableImportFiles.refused': async () => filesWhere(() => true),
    'tableImportFiles.refusedCsv': async () => filesWhere(() => true),
    'papers.upload': async () =>
      (await resourceRows(dormitoryApplications.list)).flatMap(({ uploadId }) =>
        uploadId ? [{ params: { id: uploadId } }] : [],
      ),
    'papers.ofOmissionRequest': async () =>
      (await resourceRows(omissionRequests.list)).map(({ id }) => ({ params: { id } })),
    'certificates.fileForAdmin': async () => inState(certificates.list, isPrinted),
    'certificates.print': async () =>
      (await resourceRows(certificates.list)).flatMap(({ id, state = '' }) =>
        isPrinted(state) ? [{ query: { filter: JSON.stringify({ id: [id] }) } }] : [],
      ),
    'markSheets.fileForAdmin': async () => inState(sheets.list, isPrinted),
    'sessionResults.sheet': async () =>
      (await somePlans()).map(({ groupId, disciplineId }) => ({
        params: { groupId },
        query: { disciplineId },
      })),
    'sessionResults.table': async () =>
      (await somePlans()).map(({ groupId, semester }) => ({ params: { groupId }, query: { semester } })),
    'study.contractForAdmin': async () =>
      inState(studyApplications.list, (state) => /^(?:un)?signed$/.test(state)),
    'papers.ofBugReport': async () =>
      (await resourceRows(bugReports.list)).flatMap(({ id, pictures }) =>
        pictures ? [{ params: { id, number: 1 } }] : [],
      ),
    'support.thread': async () => (await resourceRows(bugReports.list)).map(({ id }) => ({ params: { id } })),
    'access.situation': async () =>
      (await someStudents()).map(({ id }) => ({ params: { kind: 'students', id } })),
    'access.events': async () =>
      (await someStudents()).map(({ id }) => ({ params: { kind: 'students', id } })),
    'timetable.week': async () =>
      (await someLessons()).flatMap(({ term, groupIds: [groupId] }) =>
        groupId === undefined ? [] : [{ query: { term, groupId } }],
      ),
    'timetable.workbook': async () =>
      (await someLessons()).flatMap(({ term, rooms: [room] }) =>
        room === undefined ? [] : [{ query: { term, room } }],
      ),
    'timetable.fit': async () => planned(await someLessons()),
    'timetable.suggestions': async () => planned(await someLessons()),
    'timetableDrafts.list': async () => (await someTerms()).map((term) => ({ query: { term } })),
    'timetableDrafts.one': async () => {
      const lists = (await someTerms()).map((term) => client.call(drafts.list, { query: { term } }));
      return (await Promise.all(lists)).flat().map(({ id }) => ({ params: { id } }));
    },
    'apiTokens.listOfAccount': async () =>
      spread(await client.call(users.list, {})).map(({ id }) => ({ params: { id } })),
    'students.one': async () => (await someStudents()).map(({ id }) => ({ params: { id } })),
  };

  /** Returns the rows of a list that the console reads. */
  const resourceRows = async (call: Endpoint): Promise<ResourceRow[]> =>
    z.parse(Rows, await client.call(call, {}));

  /** Returns the records of a type in a matching state. */
  const inState = async (call: Endpoint, fits: (state: string) => boolean): Promise<Arguments[]> =>
    (await resourceRows(call)).flatMap(({ id, state = '' }) => (fits(state) ? [{ params: { id } }] : []));

  /** Returns the numbers of the user's own papers, to load their files. */
  async function paperOf(call: Endpoint): Promise<Arguments[] | null> {
    const name = ownPaperNames.find((one) => files[one].call === call);
    if (!name) return null;
    const ids = await ownPapers[name](client).then(spread, emptyUnlessOffline);
    return ids.map((id) => files[name].request([String(id)]));
  }

  /** Takes ids for `admin.faculties.one` from `admin.faculties.list`, and so on. */
  async function recordOf(name: string): Promise<Arguments[] | null> {
    const list =
      name.endsWith('.one') && contract.find((other) => other.name === name.replace(/one$/, 'list'));
    if (!list) return null;
    return spread(await resourceRows(list.call)).map(({ id }) => ({ params: { id } }));
  }

  return async ({ name, call }) => {
    const found = (await byName[name]?.()) ?? (await paperOf(call)) ?? (await recordOf(name));
    if (found) return found;
    if (call.example) return [call.example];
    const needsNothing = !call.params && (!call.query || z.safeParse(call.query, {}).success);
    return needsNothing ? [{}] : null;
  };
}

/** Returns arguments for a call that must be rejected; the path parameters can have any value. */
export const anyArguments = (call: Endpoint): Arguments =>
  call.params
    ? { params: Object.fromEntries(Object.keys(call.params._zod.def.shape).map((name) => [name, '1'])) }
    : {};
