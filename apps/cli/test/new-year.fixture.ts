/** State of an invented university before the start of the year 2026, in the shapes of the contract. */

export const group = (changes: object) => ({
  id: 1,
  version: 5,
  name: '428501',
  speciality: 'ПИ',
  degree: 1,
  course: 2,
  outcome: 'moves',
  next: 3,
  students: 24,
  ...changes,
});

export const groups = [
  group({}),
  group({ id: 2, name: '328501', course: 3, next: 4 }),
  group({ id: 3, version: 9, name: '228501', course: 4, outcome: 'graduates', next: null, students: 21 }),
  group({ id: 4, name: '000001', course: null, outcome: 'unknown', next: null }),
  group({ id: 5, name: '528501', course: 2, outcome: 'moved', next: 2 }),
];

export const place = { facultyId: 20101, specialityId: 20301, degree: 1 };

export const newYear = {
  year: 2026,
  stage: 'start',
  steps: { terms: 'done', holidays: 'to-do', groups: 'to-do', graduates: 'to-do', newGroups: 'to-do' },
  terms: [{ term: '2026-autumn', id: 1, start: '2026-09-01', end: '2027-01-23' }],
  radunitsa: { date: '2027-05-11', id: null, everyYearId: null },
  groups,
  graduated: [],
  newGroups: [
    { ...place, name: '628501', after: '528501', speciality: 'ПИ' },
    { ...place, degree: 2, name: '', after: '528571', speciality: 'ПИм' },
  ],
  made: [{ id: 9, name: '628500' }],
  batches: [
    {
      id: 12,
      at: '2026-09-01T06:30:00.000Z',
      by: 'Администратор',
      moved: 1,
      graduated: 0,
      made: 1,
      isUndone: false,
    },
  ],
};

/** The whole proposal, as it is sent. */
export const plan = {
  year: 2026,
  moves: [
    { groupId: 1, version: 5, course: 3 },
    { groupId: 2, version: 5, course: 4 },
  ],
  graduates: [{ groupId: 3, version: 9 }],
  newGroups: [
    { ...place, name: '628501', course: 1 },
    { ...place, degree: 2, name: '', course: 1 },
  ],
  blockGraduates: false,
};

export const counts = {
  moved: 2,
  graduated: 1,
  made: 2,
  movedStudents: 48,
  graduates: 21,
  blocked: 0,
  lessons: 3,
};
