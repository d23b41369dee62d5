import type { Rest } from './text-parts.ts';

/** Extracts the teachers from the text of a lesson. */

const SURNAME = String.raw`\p{Lu}[\p{L}'’ʼ]+(?:-\p{Lu}[\p{L}'’ʼ]+)?`;
const INITIALS = String.raw`\p{Lu}\.[ ]?(?:\p{Lu}\.)?`;
/** A surname and both initials without a space. */
const JOINED = String.raw`\p{Lu}\p{Ll}{2,}\p{Lu}\.[ ]?\p{Lu}\.`;
const POST = String.raw`(?:(?:ст\.?[ ]?преп|преп|доцент|доц|профессор|проф|ассистент|асс|зав\.?[ ]?каф|акад|старший преподаватель|преподаватель)\.?|[кд]\.(?:[ ]?\p{L}{1,5}\.?-?)+[ ]?н\.)[ ,]*`;
const people: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})((?:${POST})*${SURNAME}[ ]\p{Lu}\p{Ll}+[ ]\p{Lu}\p{Ll}+(?:вич|вна|ична|віч|ўна))(?!\p{L})`,
    'u',
  ),
  new RegExp(String.raw`(?<!\p{L})((?:${POST})+${INITIALS}[ ]?${SURNAME})`, 'u'),
  new RegExp(
    String.raw`(?<!\p{L})((?:${POST})*(?:${SURNAME}[ ]${INITIALS}|${JOINED}))(?![ ]?${SURNAME}(?!\p{L}|[ ]?${INITIALS}))`,
    'u',
  ),
  new RegExp(String.raw`(?<!\p{L})((?:${POST})*${INITIALS}[ ]?${SURNAME})`, 'u'),
  new RegExp(String.raw`(?<!\p{L})((?:${POST})+${SURNAME})(?![\p{L}])`, 'u'),
];

/** Extracts the names of people with their posts, in the order of the text. */
export function takePeople(rest: Rest): readonly string[] {
  const found: { at: number; name: string }[] = [];
  const before = rest.text;
  for (const pattern of people)
    rest.take(pattern, ([name = '']) => {
      found.push({ at: before.indexOf(name), name: name.trim() });
    });
  return found.toSorted((a, b) => a.at - b.at).map(({ name }) => name.replaceAll(/\s*,\s*/g, ' '));
}
