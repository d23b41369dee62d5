/**
 * Loads a page again that the browser restores from its cache: its user may have signed out in the meantime, and no
 * record may be visible until the server has confirmed the session.
 */
export function reloadRestoredPages(): void {
  const { style } = document.documentElement;
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) style.visibility = 'hidden';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}
