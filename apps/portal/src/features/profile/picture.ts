import type { Size } from '@semestr/core/crop';

/** The frame in which people are shown. */
export const RATIO = 3 / 4;
/** As large as the server keeps a photo. */
const HEIGHT = 640;
const QUALITY = 0.9;

/** A chosen file as a picture; rejects where it is none. Whoever opens it closes it. */
export async function openPicture(file: File): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } catch (error) {
    closePicture(image);
    throw error;
  }
}

export const closePicture = ({ src }: HTMLImageElement): void => URL.revokeObjectURL(src);

export const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): Size => ({
  width: naturalWidth,
  height: naturalHeight,
});

/** A part of a picture as a JPEG in a data URL, no larger than is kept of it. */
export function cut(image: HTMLImageElement, area: Size & { x: number; y: number }): string {
  const canvas = document.createElement('canvas');
  canvas.height = Math.min(HEIGHT, Math.round(area.height));
  canvas.width = Math.round(canvas.height * RATIO);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', QUALITY);
}

/** The bytes in a data URL. */
export const bytesOf = (url: string): Uint8Array =>
  Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
