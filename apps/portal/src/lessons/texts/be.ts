import type { SomeTextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const be = {
  time: 'Час',
  lesson: 'Занятак',
  room: 'Аўдыторыя',
  teacher: 'Выкладчык',
  groups: 'Групы',
  minutesLeft: 'яшчэ {{minutes, duration}}',
  subgroup: '{{subgroup}}-я падгрупа',
} as const satisfies SomeTextsLike<typeof ru>;

export default be;
