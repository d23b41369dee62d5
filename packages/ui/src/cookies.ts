/** Returns the value of a cookie that scripts can read; undefined also when the browser denies access to cookies. */
export function readCookie(name: string): string | undefined {
  try {
    return document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1);
  } catch {
    return undefined;
  }
}

/** Sets a cookie, with its attributes. Does nothing when the browser denies access to cookies. */
export function writeCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // As when the browser ignores it.
  }
}
