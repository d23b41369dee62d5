import type { SomeTextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const be = {
  way: 'Увайсці праз універсітэт',
  wayOf: 'Увайсці праз {{name}}',
  failed: 'Уваход не\u00a0завершаны',
  code: 'Застаўся код другога фактару',
  codeWhy:
    'Універсітэт пацвердзіў, што гэта вы. Уваход у\u00a0гэты акаўнт абаронены яшчэ і\u00a0кодам: увядзіце яго на\u00a0працягу пяці хвілін.',
  back: 'Вярнуцца да\u00a0ўваходу',
} as const satisfies SomeTextsLike<typeof ru>;

export default be;
