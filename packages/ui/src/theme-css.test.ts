import { expect, it } from 'vitest';
import { themeCss } from './theme-css.ts';
import { tokens } from './tokens.ts';

const css = themeCss();

it('theme: every colour role has a distinct name', () => {
  expect(css).toContain(`--ink-2:${tokens.light.ink2}`);
  expect(css).toContain(`--pen-tint:${tokens.light.penTint}`);
  expect(css).toContain(`--lesson-lk-tint:${tokens.light.lesson.lk.tint}`);
});

it('theme: dark pages are printed on white', () => {
  const everywhere = css.split('\n').filter((rule) => !rule.startsWith('@media screen'));
  expect(everywhere).toHaveLength(1);
  expect(everywhere[0]).not.toContain(tokens.dark.surface);
});

it("theme: overlays of a dark bar use the page's colour scheme", () => {
  const [light, dark, system] = css.split('\n');
  expect(light).toMatch(/^:root,\[data-scheme=page\]\{color-scheme:light;/);
  expect(dark).toContain('[data-theme=dark] [data-scheme=page],[data-scheme=ink]{color-scheme:dark;');
  expect(system).toContain('[data-theme=system] [data-scheme=page]{color-scheme:dark;');
});
