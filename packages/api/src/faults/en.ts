import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  required: 'This field is required!',
  format: 'Check how this is written',
  'too-small': 'Too little',
  'too-big': 'Too much',
  unknown: 'There is no such thing: choose from the list',
  taken: 'Another record has this already',
  twice: 'It is chosen already: choose another one',
  'too-many': 'This would be too much: narrow it down',
  'cross-site': 'The request came from another site',
  common: 'Too many people use this password: choose another',
  personal: 'The password holds your name or username: choose another',
  unreadable: 'The file is damaged or protected by a password: save it anew without one',
  infected: 'A virus was found in the file: it was not taken',
  characters: 'Remove line breaks, invisible characters, backticks and “$(”',
} as const satisfies TextsLike<typeof ru>;

export default en;
