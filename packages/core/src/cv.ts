export const MAX_SKILLS = 50;
export const MAX_SKILL_LENGTH = 60;
export const MAX_REFERENCES = 20;
export const MAX_SUMMARY = 2000;

/** One skill, however somebody writes it. */
export const skillKey = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, ' ');

const BEST_MARK = 10;
const MOST_STARS = 5;

/** The rating on a CV: 1 to 5, from an average mark of 10; 1 where there are no marks yet. */
export const starsOf = (average: number | null): number =>
  Math.min(MOST_STARS, Math.max(1, Math.round(((average ?? 0) / BEST_MARK) * MOST_STARS)));

/** What a scheme looks like: it ends with a colon, before which there is no dot, slash or @. */
const scheme = /^([^./@:]*):/;

/**
 * A link to another site, or a handle there: "https://github.com/name", "t.me/name", "@name". Other schemes run code or
 * open programs ("javascript:"), and what a browser strips from a link could hide one.
 */
export function referenceFault(text: string): 'required' | 'format' | null {
  const value = text.trim();
  if (value === '') return 'required';
  if (/[\s\p{C}<>"'`\\]/u.test(value)) return 'format';
  const [, found] = scheme.exec(value) ?? [];
  if (found === undefined) return null;
  return /^https?:\/\/[^/?#@:]+(?::\d{1,5})?(?:[/?#]|$)/i.test(value) ? null : 'format';
}
