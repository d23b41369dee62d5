import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Department',
  names: 'Departments',
  fields: {
    name: 'Name',
    abbrev: 'Abbreviation',
    type: 'Kind',
    parentId: 'Part of',
    urlId: 'Address of the page',
    code: 'Code',
  },
  choices: {
    type: {
      1: 'Administration',
      2: 'Faculty',
      3: 'Chair',
      4: 'Dean’s office',
      5: 'Other',
    },
  },
  hints: {
    urlId: 'The last part of the page’s address: Latin letters, digits, hyphens',
  },
  way: 'Show as',
  tree: 'Tree',
  table: 'Table',
  openAll: 'Open all',
  closeAll: 'Close all',
  below: 'What is below: {{name}}',
  staff: 'Employees',
  ofStaff_one: 'employee',
  ofStaff_other: 'employees',
  dropAtTop: 'Drop here: to the top level',
  move: 'Move…',
  whereTo: 'Where to move “{{name}}”?',
  newParent: 'New parent department',
  top: 'Top level',
  next: 'Next',
  question: 'Move “{{name}}” to “{{parent}}”?',
  questionToTop: 'Move “{{name}}” to the top level?',
  hint: 'Everything below it moves too. You can undo the move.',
  confirm: 'Move',
  belowItself: 'A department cannot be part of itself or of a department below it.',
  moved: '“{{name}}” is now part of “{{parent}}”',
  movedToTop: '“{{name}}” is now at the top level',
} as const satisfies TextsLike<typeof ru>;
