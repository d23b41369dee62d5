// A page that the server made is read before anything of ours is fetched; then the portal comes to life in it.
{
  const { main, modules } = document.currentScript.dataset;
  // Whoever has been here before is not told for a moment what newcomers are told.
  if (['user', 'favourites', 'recent'].some((key) => key in localStorage))
    document.documentElement.dataset.returning = '';

  const begin = () => {
    for (const href of modules.split(' '))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    void import(main);
  };

  // Once all of it is there and painted; nobody waits for a hidden page to be painted.
  addEventListener('DOMContentLoaded', () =>
    document.hidden ? begin() : requestAnimationFrame(() => setTimeout(begin)),
  );
}
