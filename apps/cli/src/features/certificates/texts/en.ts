import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  list: 'your certificates, the newest first',
  places: 'what certificates are issued for',
  order: 'order a certificate',
  cancel: 'cancel a certificate while it is being processed',
  place: 'where the certificate is needed; for examples: semestr certificates places',
  type: 'ordinary, or sealed with the university’s seal',
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
  types: { ordinary: 'ordinary', sealed: 'sealed' },
  states: { printed: 'printed', processing: 'in progress', rejected: 'rejected' },
} as const satisfies TextsLike<typeof ru>;
