// A page that the server made is read before anything of ours is fetched; then the portal comes to life in it. Links and
// menus work from the beginning; what somebody presses or types until React listens is kept, and done when it has begun.
{
  const { main, modules } = document.currentScript.dataset;
  // Whoever has been here before is not told for a moment what newcomers are told.
  try {
    if (['user', 'favourites', 'recent'].some((key) => key in localStorage))
      document.documentElement.dataset.returning = '';
  } catch {
    // A browser may refuse its storage: then everyone is new.
  }

  const pressed = [];
  const onClick = ({ target }) => {
    const button = target.closest('button:not([popovertarget])');
    if (button) pressed.push(button);
  };
  addEventListener('click', onClick, true);

  const typed = new Map();
  const untouched = new Map();
  const isTick = ({ type }) => type === 'checkbox' || type === 'radio';
  const onInput = ({ target }) => {
    if (isTick(target) && !untouched.has(target)) untouched.set(target, !target.checked);
    typed.set(target, isTick(target) ? target.checked : target.value);
  };
  addEventListener('input', onInput, true);

  /** React knows what is assigned; only what changes without that counts as typed. */
  const typeAgain = (field, value) => {
    if (isTick(field)) {
      if (value === untouched.get(field)) return;
      field.checked = !value;
      field.click();
      return;
    }
    if (field.localName === 'select') field.value = value;
    else {
      field.value = '';
      field.setRangeText(value, 0, 0, 'end');
    }
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };

  const once = { once: true };
  // From here React keeps presses itself; of what is typed it may overlook some until the whole page is live.
  addEventListener('hydrating', () => removeEventListener('click', onClick, true), once);
  // Not within React's own work: parts of the page that it has not reached yet it brings to life for what is pressed.
  addEventListener('hydrated', () => queueMicrotask(() => pressed.forEach((button) => button.click())), once);
  addEventListener(
    'live',
    () => {
      removeEventListener('input', onInput, true);
      // One after the other: each may change what the next one adds to.
      typed.forEach((value, field) => setTimeout(typeAgain, 0, field, value));
    },
    once,
  );

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
