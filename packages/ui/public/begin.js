// A server-rendered page is readable before any of our scripts arrive; React hydrates it later. Links and menus work from
// the start; clicks and input before hydration are recorded and replayed afterwards.
{
  const { main, modules } = document.currentScript.dataset;
  // Returning visitors must not briefly see the content for new ones.
  try {
    if (['user', 'favourites', 'recent'].some((key) => key in localStorage))
      document.documentElement.dataset.returning = '';
  } catch {
    // A browser may block its storage, so that every visitor counts as new.
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

  /** React tracks assigned values, so that only a change that bypasses it counts as typed. */
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
  // From here React records clicks itself; it may miss some input until the whole page is hydrated.
  addEventListener('hydrating', () => removeEventListener('click', onClick, true), once);
  // Not while React is working, because a click hydrates parts of the page that are not hydrated yet.
  addEventListener('hydrated', () => queueMicrotask(() => pressed.forEach((button) => button.click())), once);
  addEventListener(
    'live',
    () => {
      removeEventListener('input', onInput, true);
      // Sequentially, because each field may change what the next one depends on.
      typed.forEach((value, field) => setTimeout(typeAgain, 0, field, value));
    },
    once,
  );

  const begin = () => {
    for (const href of modules.split(' '))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    void import(main);
  };

  // Once everything is loaded and painted. A hidden page is never painted, so it does not wait.
  addEventListener('DOMContentLoaded', () =>
    document.hidden ? begin() : requestAnimationFrame(() => setTimeout(begin)),
  );
}
