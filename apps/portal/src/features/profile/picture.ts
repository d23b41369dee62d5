import type { Size } from '@semestr/core/crop';

/** Aspect ratio of photos. */
export const RATIO = 3 / 4;
/** Height of photos stored by the server, in pixels. */
const HEIGHT = 640;
const QUALITY = 0.9;

/** Opens a selected file as an image, which the caller must close. Rejects if it is not an image. */
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

/** Returns a part of an image as a JPEG data URL, no larger than the stored size. */
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

/** Returns the bytes of a data URL. */
export const bytesOf = (url: string): Uint8Array =>
  Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
