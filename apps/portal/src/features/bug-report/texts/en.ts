import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  title: 'Problem report',
  close: 'Close',
  picture: 'Picture of the page',
  pictureHint:
    'Your name, contacts and whatever is typed into fields are already hidden. Hide anything else you do not want to show.',
  noPicture: 'No picture will be sent.',
  refused: 'This browser does not allow a picture of the page. You can send the report without one.',
  tool: 'Tool',
  tools: { cover: 'Hide', line: 'Draw' },
  undo: 'Undo',
  retake: 'Take again',
  take: 'Add a picture',
  leaveOut: 'No picture',
  canvas: 'Picture of the page: editing',
  canvasHint: {
    cover: 'Drag over an area, or tap two of its corners. By keyboard: arrow keys and Enter.',
    line: 'Draw a line. By keyboard: Enter, arrow keys, and Enter again.',
  },
  begun: { cover: 'First corner set. Set the second.', line: 'Line begun.' },
  marks_one: '{{count}} mark on the picture.',
  marks_other: '{{count}} marks on the picture.',
  hidden: 'hidden',
  category: 'What it is about',
  chooseCategory: 'Choose if you know',
  noCategories: 'The list of topics did not load. The report will arrive without one.',
  subcategory: 'In more detail',
  description: 'What you did and what happened',
  descriptionHint: 'For example: I open the schedule of my group and see another one',
  email: 'E-mail for the reply',
  facts: 'What else support will see',
  fact: {
    address: 'Page',
    browser: 'Browser',
    window: 'Window',
    language: 'Language',
    scheme: 'Theme',
    failure: 'Last failure',
  },
  window: '{{width}}\u00a0×\u00a0{{height}}, density {{density}}',
  noReply: 'no reply',
  submit: 'Send',
  sent: 'Report sent. Support will reply to {{email}}.',
} as const satisfies TextsLike<typeof ru>;

export default en;
