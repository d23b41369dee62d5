import { AlarmClock } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** The bell schedule: when the pairs of a day begin and end, from a date on. */
export const bells = defineCrud({
  name: 'bells',
  section: 'timetable',
  area: 'timetable',
  icon: AlarmClock,
  gender: 'masculine',
  texts: defineFolderTexts<typeof ru>('features/bells'),
  calls: async () => (await import('@semestr/api/bells')).bells,
  represent: ({ number, start, end }) => `${number}, ${start}–${end}`,
  kind: () => import('./kind.ts'),
});
