import axe from 'axe-core';

/** What axe finds wrong with what is on the page, in both schemes; empty where all is well. */
export async function axeFaults(): Promise<string[]> {
  const found: string[] = [];
  for (const scheme of ['light', 'dark']) {
    document.documentElement.dataset['theme'] = scheme;
    // A component is no page: it has no title and no landmarks.
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
