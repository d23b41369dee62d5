/** Draws a name across a canvas, slanted like handwriting; returns the image as a data URL. */
export function writeName(canvas: HTMLCanvasElement, name: string): string {
  const context = canvas.getContext('2d');
  if (!context) return '';
  const { clientWidth: width, clientHeight: height } = canvas;
  const font = (size: number): string => `italic ${size}px "Golos Text Variable", Arial, sans-serif`;
  context.font = font(height / 3);
  const fits = Math.min(1, (width * 0.9) / context.measureText(name).width);
  context.font = font((height / 3) * fits);
  context.fillStyle = 'black';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(name, width / 2, height / 2);
  return canvas.toDataURL();
}
