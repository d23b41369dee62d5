import parts from '@semestr/api/built-reports/en';
import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Saved report',
  names: 'Saved reports',
  noneYet: 'No saved reports yet',
  fields: {
    name: 'Name',
    view: 'Subject',
    rows: 'Rows',
    across: 'Columns',
    measure: 'Measure',
    filter: 'Conditions',
    authorId: 'Built by',
  },
  choices: {
    view: parts.views,
    across: parts.dimensions,
    measure: { count: 'How many', ...parts.measures },
  },
  open: 'Open the report',
} as const satisfies TextsLike<typeof ru>;
