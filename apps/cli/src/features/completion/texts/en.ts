import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default { shell: 'bash, zsh or fish' } as const satisfies TextsLike<typeof ru>;
