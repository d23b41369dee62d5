import { describe, expect, it } from 'vitest';
import {
  countOf,
  indexOf,
  isBelowItself,
  nextCode,
  pathTo,
  rankOf,
  searchDepartments,
  type TreeNode,
  unitsOf,
} from './departments.ts';

const people = (...names: string[]): TreeNode['data']['employees'] =>
  names.map((fio, index) => ({ fio, phoneNumbers: index === 0 ? ['+375172931000'] : null }));

const node = (
  id: number,
  [name, abbrev, code]: readonly [string, string, string | null],
  employees: TreeNode['data']['employees'] = null,
  children: TreeNode['children'] = null,
): TreeNode => ({ data: { id, name, abbrev, code, idHead: null, urlId: null, employees }, children });

const tree = [
  node(1, ['Ректорат', 'Ректорат', '1'], people('Орловский Егор Викторович')),
  node(
    2,
    ['Факультет связи', 'ФС', '11'],
    [],
    [
      node(3, ['Деканат факультета связи', 'Деканат ФС', '11.1']),
      node(
        4,
        ['Кафедра антенн', 'Каф.АВП', '11.2'],
        people('Образцов Игорь Леонидович', 'Юрьева Ольга Петровна'),
      ),
      node(5, ['Кафедра без кода', 'Каф.БК', null], people('Незаметный Пётр Ильич'), [
        node(6, ['Лаборатория', 'Лаб', '11.3.1']),
      ]),
    ],
  ),
  node(7, ['Профком', 'Профком', null], people('Вольный Иван Иванович')),
];
const index = indexOf(tree);
const found = (text: string): readonly number[] => searchDepartments(index, text).matched;

describe('HLP-03 department search', () => {
  it.each([
    ['the abbreviation in any case', 'каф.авп', [4]],
    ['a part of the abbreviation', 'ВП', [4]],
    ['a part of the name, in any case', 'СВЯЗИ', [2, 3]],
    ['a surname', 'образцов', [4]],
    ['a part of an employee’s name', 'ольга пет', [4]],
    ['a number, however it is written', '+375 (17) 293-10-00', [1, 4]],
    ['a part of a number', '293-10', [1, 4]],
    ['too few digits of a number', '29', []],
    ['the wrong keyboard layout', 'J,hfpwjd', [4]],
    ['text that matches no name', 'щщщ', []],
  ])('HLP-03 departments: finds by %s', (_what, text, ids) => {
    expect(found(text)).toEqual(ids);
  });

  it('HLP-03 departments: omits departments without a code, with all their descendants', () => {
    expect([found('без кода'), found('лаборатория'), found('вольный'), found('незаметный')]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect(countOf(unitsOf(tree))).toBe(4);
  });

  it('departments: returns the ancestors of the matches, and why each was found', () => {
    expect(searchDepartments(index, 'Юрьева')).toMatchObject({
      typed: 'Юрьева',
      searched: 'Юрьева',
      matched: [4],
      above: [2],
      reasons: { 4: { person: { fio: 'Юрьева Ольга Петровна' }, phone: null } },
    });
    expect(searchDepartments(index, '2931000').reasons[4]).toMatchObject({
      person: { fio: 'Образцов Игорь Леонидович' },
      phone: '+375172931000',
    });
    expect(searchDepartments(index, 'ltrfyfn')).toMatchObject({ typed: 'ltrfyfn', searched: 'деканат' });
    expect(searchDepartments(index, 'ltrfyfn', true).matched).toEqual([]);
    expect(searchDepartments(index, 'связи').reasons).toEqual({});
  });
});

it('departments: the path to a department consists of its ancestors', () => {
  const way = (id: number): number[] =>
    pathTo(unitsOf(tree), (unit) => unit.id === id).map((unit) => unit.id);
  expect([way(4), way(1), way(7)]).toEqual([[2, 4], [1], []]);
});

it('departments: posts are sorted in the usual order of universities', () => {
  const titles = ['лаборант', 'Ассистент', 'доцент', 'заведующий кафедрой', 'старший преподаватель'];
  expect(titles.toSorted((a, b) => rankOf(a) - rankOf(b))).toEqual([
    'заведующий кафедрой',
    'доцент',
    'старший преподаватель',
    'Ассистент',
    'лаборант',
  ]);
});

it('departments: a parent that is the department itself or a descendant is a cycle, even if one is stored', () => {
  const parentOf = new Map<number, number | null>([
    [1, null],
    [2, 1],
    [3, 2],
    [8, 9],
    [9, 8],
  ]);
  expect([1, 2, 3, 9, null].map((parentId) => isBelowItself(1, parentId, parentOf))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

it.each([
  ['', ['1', '2', '11', '11.5'], '12'],
  ['11', ['11', '11.1', '11.3', '11.3.9', '1.7', null], '11.4'],
  ['11', [], '11.1'],
  ['11', ['11.x'], '11.1'],
  [null, ['1'], null],
] as const)('department codes: the next one below “%s” among %j is %j', (above, codes, next) => {
  expect(nextCode(above, codes)).toBe(next);
});
