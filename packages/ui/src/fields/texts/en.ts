import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  less: 'Less',
  more: 'More',
  openList: 'Open the list',
  clear: 'Clear',
  nothing: 'Nothing found',
  searching: 'Searching…',
  left_one: '{{count}} character left',
  left_other: '{{count}} characters left',
  dateForm: 'Day, month and year: 27.11.2026',
  pickDate: 'Choose a date from the calendar',
  phoneForm: 'A Belarusian mobile number',
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  dropFile: 'or drop it here',
  removeFile: 'Remove “{{name}}”',
  upTo: 'up to {{size, size}}',
  upToFiles_one: '{{count}} file up to {{size, size}}',
  upToFiles_other: '{{count}} files up to {{size, size}} each',
  fileTooLarge: '“{{name}}” has {{size, size}}. Choose a smaller file',
  fileOfOtherKind: 'The type of “{{name}}” is not accepted. Choose one of: {{kinds}}',
  tooManyFiles: 'Too many files: the last ones were not added',
  signHere: 'Sign here with a finger or the mouse',
  signByName: 'Sign with my name',
  signAgain: 'Clear',
  signed: 'Signed',
  notSigned: 'Not signed yet',
} as const satisfies TextsLike<typeof ru>;

export default en;
