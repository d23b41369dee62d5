/** Small invented responses in the provider's shapes; each test overrides only the fields that it tests. */

export const faculty = { id: 20101, name: 'Факультет примеров', abbrev: 'ФП' };

export const department = { id: 20201, name: 'Кафедра образцов', abbrev: 'Каф.О', urlId: 'kaf-o' };

export const speciality = {
  id: 20301,
  name: 'Примерная инженерия',
  abbrev: 'ПИ',
  educationForm: { id: 1, name: 'дневная' },
  facultyId: 20101,
  code: '6-05-0612-99',
};

export const employee = {
  id: 501001,
  firstName: 'Иван',
  lastName: 'Образцов',
  middleName: 'Ильич',
  degree: 'к.т.н.',
  rank: 'доцент',
  photoLink: null,
  calendarId: null,
  academicDepartment: ['Каф.О'],
  urlId: 'i-obrazcov',
  fio: 'Образцов И. И.',
};

export const group = {
  id: 24001,
  name: '428501',
  facultyId: 20101,
  facultyAbbrev: 'ФП',
  facultyName: 'Факультет примеров',
  specialityDepartmentEducationFormId: 20301,
  specialityName: 'Примерная инженерия',
  specialityAbbrev: 'ПИ',
  course: 2,
  calendarId: null,
  educationDegree: 1,
};

export const room = {
  id: 301,
  name: '407',
  note: null,
  capacity: 30,
  auditoryType: { id: 3, name: 'лабораторные занятия', abbrev: 'лб' },
  buildingNumber: { id: 5, name: '5 к.' },
  department: null,
};

export const educator = {
  id: 501001,
  firstName: 'Иван',
  middleName: 'Ильич',
  lastName: 'Образцов',
  photoLink: null,
  degree: 'кандидат технических наук',
  degreeAbbrev: 'к.т.н.',
  rank: 'доцент',
  email: null,
  urlId: 'i-obrazcov',
  calendarId: null,
  jobPositions: null,
  chief: false,
};

export const lesson = (changes: object = {}) => ({
  weekNumber: [1, 2, 3, 4],
  studentGroups: [
    {
      specialityName: 'Примерная инженерия',
      specialityCode: '6-05-0612-99',
      numberOfStudents: 25,
      name: '428501',
      educationDegree: 1,
    },
  ],
  numSubgroup: 0,
  auditories: ['407-5 к.'],
  startLessonTime: '09:00',
  endLessonTime: '10:20',
  subject: 'ОАиП',
  subjectFullName: 'Основы алгоритмизации и программирования',
  note: null,
  lessonTypeAbbrev: 'ЛК',
  dateLesson: null,
  startLessonDate: '01.09.2026',
  endLessonDate: '28.12.2026',
  announcement: false,
  split: false,
  employees: [educator],
  ...changes,
});

export const schedule = (changes: object = {}) => ({
  startDate: '01.09.2026',
  endDate: '28.12.2026',
  startExamsDate: null,
  endExamsDate: null,
  employeeDto: null,
  studentGroupDto: group,
  schedules: {
    Понедельник: [
      lesson(),
      lesson({ startLessonTime: '10:35', endLessonTime: '11:55', lessonTypeAbbrev: 'ПЗ' }),
    ],
    Среда: [
      lesson({
        subject: 'МЗИ',
        lessonTypeAbbrev: 'ЛР',
        numSubgroup: 1,
        startLessonTime: '12:00',
        endLessonTime: '13:20',
      }),
      lesson({
        subject: 'МЗИ',
        lessonTypeAbbrev: 'ЛР',
        numSubgroup: 2,
        startLessonTime: '13:35',
        endLessonTime: '14:55',
        note: 'с 13.40',
      }),
    ],
  },
  nextSchedules: null,
  currentTerm: 'Осенний',
  nextTerm: null,
  currentPeriod: 'Осенний',
  exams: [],
  isZaochOrDist: false,
  ...changes,
});

export const ofEducator = (changes: object = {}) =>
  schedule({
    employeeDto: educator,
    studentGroupDto: null,
    schedules: { Понедельник: [lesson({ employees: null })] },
    ...changes,
  });

export const announcement = (changes: object = {}) => ({
  id: 2801,
  employee: 'Образцов И. И.',
  urlId: 'i-obrazcov',
  content: 'Консультация переносится.',
  date: '30.11.2026',
  startTime: '09:00',
  endTime: '10:20',
  auditory: '407-5 к.',
  employeeDepartments: ['Каф.О'],
  studentGroups: [{ id: 24001, name: '428501' }],
  repeatGroup: null,
  ...changes,
});

const sort = { sorted: true, empty: false, unsorted: false };

/** A list in the envelope of a page. */
export const page = (content: readonly unknown[]) => ({
  content,
  pageable: { pageNumber: 0, pageSize: 20, sort, offset: 0, paged: true, unpaged: false },
  last: true,
  totalElements: content.length,
  totalPages: 1,
  size: 20,
  number: 0,
  sort,
  first: true,
  numberOfElements: content.length,
  empty: false,
});
