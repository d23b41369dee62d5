/**
 * Reloads a page that the browser restores from its back-forward cache. Its user may have signed out in the meantime,
 * so records must not be visible until the server has confirmed the session.
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
