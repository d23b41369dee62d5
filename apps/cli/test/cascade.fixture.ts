import { faculty } from './answers.fixture.ts';
import { type Answer, ok } from './provider.fixture.ts';

/** Choices of the steps: a faculty with three specialities, two of one name, and courses. */
export const cascadeAnswers: Readonly<Record<string, Answer>> = {
  'GET /faculties': ok([faculty, { id: 20102, name: 'Факультет образцов', abbrev: 'ФО' }]),
  'GET /rating/specialities?facultyId=20101': ok([
    { id: 20301, text: '(6-05-0612-99) ПИ (1 ступень дневная)' },
    { id: 20302, text: '(6-05-0612-98) ОИ (1 ступень дневная)' },
    { id: 20303, text: '(6-05-0612-98) ОИ (1 ступень заочная)' },
  ]),
  'GET /rating/courses?facultyId=20101&specialityId=20301': ok([
    { course: 1, hasForeignPlan: false, hasStudents: true },
    { course: 2, hasForeignPlan: false, hasStudents: true },
    { course: 4, hasForeignPlan: false, hasStudents: false },
  ]),
  'GET /rating/courses?facultyId=20101&specialityId=20303': ok([]),
};
