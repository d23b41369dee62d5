/** Step-by-step choice: faculty, speciality, year. */
export default {
  faculty: 'сокращение факультета',
  speciality: 'сокращение специальности, её код или вся строка',
  course: 'номер курса',
  noFaculty: 'Факультета «{{name}}» нет. Есть: {{names}}.',
  noSpeciality: 'Специальности «{{name}}» на факультете нет. Есть:{{names}}',
  severalSpecialities:
    'Специальностей «{{name}}» несколько. Назовите одну её кодом или всей строкой:{{names}}',
  noCourse: 'У специальности нет {{course}}-го курса. Есть: {{courses}}.',
  noCourses: 'У специальности ещё нет курсов.',
} as const;
