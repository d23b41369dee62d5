import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Post',
  names: 'Posts',
  noneYet: 'No posts yet',
  fields: {
    title: 'Post',
    isHead: 'Leads it',
    phone: 'Telephone',
    room: 'Room',
    building: 'Building',
    address: 'Address',
    order: 'Place in the list',
  },
} as const satisfies TextsLike<typeof ru>;
