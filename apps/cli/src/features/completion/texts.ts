import type { Language } from '@semestr/core/display';

const ru = { summary: 'вывести дополнение команд для оболочки', shell: 'bash, zsh или fish' };
const en = { summary: 'print the shell completion', shell: 'bash, zsh or fish' } satisfies typeof ru;

export const texts: Record<Language, typeof ru> = { ru, en };
