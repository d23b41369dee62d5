declare module 'subset-font' {
  interface Options {
    targetFormat?: 'truetype';
    /** Values at which the axes of a variable font are fixed. */
    variationAxes?: Record<string, number>;
    /** OpenType features to keep; all by default. */
    keepFeatures?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
