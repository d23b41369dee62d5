/**
 * Removes invisible characters from typed and pasted text. The contract applies these functions to every value of the
 * kind, so that forms, terminal and other clients are treated alike.
 */

/** Removes characters that are not visible: soft hyphens, direction marks, zero-width spaces. */
export const withoutInvisible = (text: string): string => text.replaceAll(/\p{Cf}/gu, '');

/**
 * Removes invisible characters, such as the direction marks around a copied phone number, and spaces at both ends; any
 * other space becomes an ordinary one.
 */
export const visible = (text: string): string =>
  withoutInvisible(text)
    .replaceAll(/\p{Zs}/gu, ' ')
    .trim();

/** Reads a username; a student card number may be copied in groups: "4285 0001". */
export function typedLogin(text: string): string {
  const login = visible(text);
  return /^[ad]{0,2}[\d\s]+$/.test(login) ? login.replaceAll(/\s/g, '') : login;
}

/** Removes the spaces and hyphens of a code, and reads full-width digits: "123 456", "123-456". */
export const typedCode = (text: string): string =>
  visible(text.normalize('NFKC')).replaceAll(/[\s\u2010-\u2015\u2212-]/g, '');
