import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  list: 'list your certificates, newest first',
  places: 'list the places that certificates are issued for',
  order: 'order a certificate',
  cancel: 'cancel a certificate that is in progress',
  place: 'place that needs the certificate; examples: semestr certificates places',
  type: 'ordinary, or sealed with the university seal',
  count: 'number of copies, 1 to {{most}} (1 by default)',
  id: 'number of the certificate in the list',
  none: 'There are no certificates.',
  noPlaces: 'There are no places.',
  head: {
    id: 'No.',
    ordered: 'ordered',
    type: 'type',
    place: 'for',
    state: 'status',
    issued: 'issued',
    remark: 'note',
    office: 'issued by',
    seal: 'seal',
  },
  types: { sealed: 'sealed' },
} as const satisfies TextsLike<typeof ru>;
