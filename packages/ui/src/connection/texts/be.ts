import type { SomeTextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const be = {
  title: 'Сервер зараз недаступны. Паўтарыце спробу пазней.',
  why: {
    offline: 'Здаецца, няма інтэрнэту. Старонка ажыве сама, як толькі сувязь з’явіцца.',
    down: 'Правяраем сувязь кожныя 5\u00a0секунд. Старонка ажыве сама.',
    hanging: 'Адказу няма даўжэй, чым звычайна. Правяраем кожныя 5\u00a0секунд, старонка ажыве сама.',
  },
  retry: 'Паўтарыць зараз',
  back: 'Сувязь з серверам адноўлена.',
} as const satisfies SomeTextsLike<typeof ru>;

export default be;
