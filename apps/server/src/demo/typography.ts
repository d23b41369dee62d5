/** Inserts non-breaking spaces after short words and number signs, and before dashes. */
export const bound = (text: string): string =>
  text
    .replace(/(?<=^|[\s«(])(в|к|с|у|о|и|а|не|на|по|за|до|от|№)\s/giu, '$1\u00a0')
    .replace(/\s—/g, '\u00a0—');
