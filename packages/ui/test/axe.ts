import axe from 'axe-core';

/**
 * Returns the accessibility violations that axe finds on the page, in both colour schemes; empty when there are none.
 */
export async function axeFaults(): Promise<string[]> {
  const found: string[] = [];
  for (const scheme of ['light', 'dark']) {
    document.documentElement.dataset['theme'] = scheme;
    // A component is not a page: it has no title and no landmarks.
    const { violations } = await axe.run(document.body, {
      rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
    });
    found.push(
      ...violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${scheme}: ${id} ${html.slice(0, 160)}`),
      ),
    );
  }
  delete document.documentElement.dataset['theme'];
  return found;
}
