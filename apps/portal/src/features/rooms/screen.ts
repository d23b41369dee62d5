import { DoorOpen } from 'lucide-react';
import { screen } from '../../screens/screen.ts';

export const roomsScreen = screen({
  path: '/rooms',
  access: 'anyone',
  icon: DoorOpen,
  title: { ru: 'Аудитории', en: 'Rooms', be: 'Аўдыторыі' },
  description: {
    ru: 'Свободные аудитории сейчас и\u00a0на\u00a0любой паре: по\u00a0корпусу, типу и\u00a0числу мест.',
    en: 'Rooms that are free now and in any period, by building, type and number of seats.',
    be: 'Свабодныя аўдыторыі зараз і на любой пары: па корпусе, тыпе і колькасці месцаў.',
  },
  query: ['date', 'at', 'building', 'type', 'seats', 'taken'],
  noCache: true,
  page: () => import('./RoomsPage.tsx'),
});
