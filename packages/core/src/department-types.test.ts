import { expect, it } from 'vitest';
import {
  parseDepartmentType,
  departmentTypeName,
  departmentTypeOf,
  departmentTypes,
} from './department-types.ts';

it.each([
  ['Кафедра физики', 3],
  ['каф. ПОИТ', 3],
  ['Факультет связи', 2],
  ['Инженерно-экономический факультет', 2],
  ['Деканат факультета связи', 4],
  ['Ректорат', 1],
  ['Научная библиотека', 5],
] as const)('department types: the type of “%s” follows from its name', (name, type) => {
  expect(departmentTypeOf(name)).toBe(type);
});

it('department types: parses words and numbers, and rejects any other text', () => {
  expect(['кафедра', '4', 'Отдел', 'chair'].map(parseDepartmentType)).toEqual([3, 4, 5, 3]);
  expect(['6', 'пончик', ''].map(parseDepartmentType)).toEqual([null, null, null]);
});

it('department types: the word for each type is parsed as that type', () => {
  for (const language of ['ru', 'en', 'be'] as const)
    for (const type of departmentTypes)
      expect(parseDepartmentType(departmentTypeName(type, language))).toBe(type);
});
