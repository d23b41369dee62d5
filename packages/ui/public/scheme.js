// Sets the chosen colour scheme and language before the first paint of a page that is not server-rendered.
// Light and Russian are the default (specification, section 1).
(() => {
  const chosen = (name) => {
    try {
      return document.cookie.match(`(?:^|; )${name}=([a-z]+)`)?.[1];
    } catch {
      // A browser may deny access to cookies.
      return undefined;
    }
  };
  document.documentElement.dataset.theme = chosen('theme') ?? 'light';
  document.documentElement.lang = chosen('language') ?? 'ru';
})();
