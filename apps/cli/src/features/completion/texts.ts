import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = { shell: 'bash, zsh или fish' } as const;

const en = { shell: 'bash, zsh or fish' } as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-completion', { ru, en });
