// Sets the chosen colour scheme before the first paint; light is the default (specification, section 1).
(() => {
  const mode = localStorage.getItem('mui-mode') ?? 'light';
  const isDark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
})();
