/** Replaces a part of the text that was read. */
export const GAP = '\ue000';

/** A text from which parts are extracted one after another. */
export class Rest {
  text: string;
  constructor(text: string) {
    this.text = text;
  }
  /** Removes every match for which `read` does not return false. */
  take(
    pattern: RegExp,
    read: (groups: readonly (string | undefined)[], whole: string) => boolean | void,
  ): void {
    this.text = this.text.replaceAll(
      new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`),
      (...found) => {
        // The matches of a pattern without named groups: its groups, the offset and the whole text follow.
        const groups: (string | undefined)[] = found.slice(1, -2);
        return read(groups, found[0]) === false ? found[0] : GAP;
      },
    );
  }
}
