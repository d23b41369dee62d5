import { type Tokens, tokens } from './tokens.ts';

/** "penTint" as "--pen-tint", "ink2" as "--ink-2". */
const nameOf = (role: string): string =>
  `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/(?<=[a-z])(?=\d)/, '-')}`;

function declarations({ lesson, ...roles }: Tokens): string {
  const plain = Object.entries(roles).map(([role, color]) => `${nameOf(role)}:${color}`);
  const lessons = Object.entries(lesson).flatMap(([kind, colors]) =>
    Object.entries(colors).map(([part, color]) => `--lesson-${kind}-${part}:${color}`),
  );
  return [...plain, ...lessons].join(';');
}

/**
 * Returns the colours as a style sheet. The document's `data-theme` selects the scheme; `system` follows the device
 * without a script. An element with `data-scheme="ink"` is dark in both; overlays inside it with `page` use the
 * document's scheme again. Print is always light.
 */
export function themeCss(): string {
  const [light, dark] = [
    `color-scheme:light;${declarations(tokens.light)}`,
    `color-scheme:dark;${declarations(tokens.dark)}`,
  ];
  const shown = (theme: string): string => `[data-theme=${theme}],[data-theme=${theme}] [data-scheme=page]`;
  return [
    `:root,[data-scheme=page]{${light}}`,
    `@media screen{${shown('dark')},[data-scheme=ink]{${dark}}}`,
    `@media screen and (prefers-color-scheme:dark){${shown('system')}{${dark}}}`,
  ].join('\n');
}
