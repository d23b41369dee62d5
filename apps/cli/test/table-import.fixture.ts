/** An uploaded file of students, in the shape of the contract; each test overrides only the fields that it tests. */
export const table = (changes: object = {}) => ({
  id: 12,
  kind: 'students',
  fileName: 'students.xlsx',
  state: 'read',
  rows: 3,
  progress: 0,
  counts: { created: 0, updated: 0, unchanged: 0, faulty: 0, undone: 0 },
  by: 'Администратор',
  createdAt: '2026-11-25T06:30:00.000Z',
  finishedAt: null,
  place: { sheet: 0, row: 1 },
  hasSheets: true,
  grid: null,
  head: ['№ зачётки', 'Фамилия', 'Рождение', ''],
  samples: [
    ['', 'Новиков'],
    ['52850001', 'Новикова', '29.02.2008', '428501'],
  ],
  fields: [
    { field: 'cardNumber', title: 'Студенческий билет', form: 'цифры и буквы', need: 'key', note: null },
    { field: 'lastName', title: 'Фамилия', form: 'текст', need: 'new', note: null },
    { field: 'birthDate', title: 'Дата рождения', form: 'ДД.ММ.ГГГГ', need: 'new', note: null },
    { field: 'subgroup', title: 'Подгруппа', form: 'число', need: 'none', note: null },
  ].map((field) => ({ ...field, insteadOf: [] })),
  columns: { cardNumber: 0, lastName: 1 },
  isChosen: false,
  faults: [],
  left: [],
  records: [],
  ...changes,
});

export const fault = (changes: object = {}) => ({
  row: 3,
  cell: null,
  field: 'lastName',
  column: 1,
  value: '',
  reason: 'required',
  about: null,
  ...changes,
});
