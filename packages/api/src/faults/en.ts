import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  required: 'This field is required!',
  format: 'Check the format',
  'too-small': 'The value is too small',
  'too-big': 'The value is too large',
  unknown: 'Not found: choose from the list',
  taken: 'Another record already has this value',
  twice: 'Already chosen: choose another one',
  'too-many': 'Too many results: narrow it down',
  'cross-site': 'The request came from another site',
  common: 'This password is too common: choose another one',
  personal: 'The password must not contain your name or username',
  unreadable: 'The file is damaged or has a password: save it again without one',
  infected: 'The file contains a virus and was rejected',
  characters: 'Remove line breaks, invisible characters, backticks and “$(”',
  overlap: 'Overlaps the time of another record',
} as const satisfies TextsLike<typeof ru>;

export default en;
