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

/** Where a reference leads, as far as it is known. */
export type ReferenceKind = 'code' | 'chat' | 'mail' | 'work' | 'site';

/** Sites that are known, with what they call themselves. */
const knownSites: readonly { name: string; kind: ReferenceKind; hosts: RegExp }[] = [
  { name: 'GitHub', kind: 'code', hosts: /(?:^|\.)github\.com$/ },
  { name: 'GitLab', kind: 'code', hosts: /(?:^|\.)gitlab\.com$/ },
  { name: 'Bitbucket', kind: 'code', hosts: /(?:^|\.)bitbucket\.org$/ },
  { name: 'Codeberg', kind: 'code', hosts: /(?:^|\.)codeberg\.org$/ },
  { name: 'Telegram', kind: 'chat', hosts: /(?:^|\.)(?:t|telegram)\.me$/ },
  { name: 'ВКонтакте', kind: 'chat', hosts: /(?:^|\.)vk\.com$/ },
  { name: 'Discord', kind: 'chat', hosts: /(?:^|\.)discord\.gg$/ },
  { name: 'WhatsApp', kind: 'chat', hosts: /(?:^|\.)wa\.me$/ },
  { name: 'LinkedIn', kind: 'work', hosts: /(?:^|\.)linkedin\.com$/ },
  { name: 'hh.ru', kind: 'work', hosts: /(?:^|\.)hh\.ru$/ },
  { name: 'rabota.by', kind: 'work', hosts: /(?:^|\.)rabota\.by$/ },
  { name: 'Behance', kind: 'work', hosts: /(?:^|\.)behance\.net$/ },
];

const mail = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:.]+$/;
const telegramName = /^@(\w{3,32})$/;

/** The address that is meant, with its host in small letters; null where none can be. */
function webAddress(value: string): { href: string; host: string } | null {
  if (referenceFault(value) !== null) return null;
  const href = /^https?:/i.test(value) ? value : `https://${value}`;
  const [, host = ''] = /^https?:\/\/([^/?#:@]+)/i.exec(href) ?? [];
  return /\.\p{L}{2,}$/u.test(host) ? { href, host: host.toLowerCase() } : null;
}

const siteOf = (host: string) => knownSites.find(({ hosts }) => hosts.test(host));

/** A reference as a link, and of which kind it is; no address where it is a name on a site that nobody knows. */
export function readReference({ name, reference }: { name: string; reference: string }): {
  kind: ReferenceKind;
  href: string | null;
} {
  const value = reference.trim();
  const [, user] = telegramName.exec(value) ?? [];
  if (user !== undefined)
    return /telegram|телеграм/i.test(name)
      ? { kind: 'chat', href: `https://t.me/${user}` }
      : { kind: 'site', href: null };
  if (referenceFault(value) === null && mail.test(value)) return { kind: 'mail', href: `mailto:${value}` };
  const address = webAddress(value);
  return { kind: (address && siteOf(address.host)?.kind) ?? 'site', href: address?.href ?? null };
}

/** What a reference may be called by where it leads: "GitHub", "example.by"; empty where that is not to be seen. */
export function suggestedName(reference: string): string {
  const value = reference.trim();
  const address = mail.test(value) ? null : webAddress(value);
  return address ? (siteOf(address.host)?.name ?? address.host.replace(/^www\./, '')) : '';
}

/** What a CV is made of. */
export const cvParts = ['photo', 'summary', 'skills', 'references'] as const;
export type CvPart = (typeof cvParts)[number];

interface CvContent {
  photoUrl: string | null;
  summary: string | null;
  skills: readonly unknown[];
  references: readonly unknown[];
}

/** What a CV still lacks. */
export function missingParts({ photoUrl, summary, skills, references }: CvContent): readonly CvPart[] {
  const isThere: Record<CvPart, boolean> = {
    photo: photoUrl !== null,
    summary: (summary ?? '').trim() !== '',
    skills: skills.length > 0,
    references: references.length > 0,
  };
  return cvParts.filter((part) => !isThere[part]);
}

/** A CV as strangers see it: without the date of birth, and with no more than its owner shows. */
export const asOthersSee = <
  T extends { birthDate: string; photoUrl: string | null; rating: number; showRating: boolean },
>(
  cv: T,
  isPhotoShown: boolean,
): T => ({
  ...cv,
  birthDate: '',
  photoUrl: isPhotoShown ? cv.photoUrl : null,
  rating: cv.showRating ? cv.rating : 0,
});

/** The skills with one more, unless it is there already, nothing is named, or there are enough. */
export function withSkill<T extends { name: string }>(skills: readonly T[], skill: T): readonly T[] {
  const name = skill.name.trim();
  const isThere = skills.some((one) => skillKey(one.name) === skillKey(name));
  return name === '' || isThere || skills.length >= MAX_SKILLS ? skills : [...skills, { ...skill, name }];
}
