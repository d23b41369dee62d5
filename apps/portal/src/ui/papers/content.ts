import type { FileContent } from '@semestr/api/endpoint';

/** Maximum side length of stored pages, in pixels. */
const SIDE = 2400;
/** Size in bytes below which images are sent unchanged. */
const LARGE = 1024 * 1024;
const TYPE = 'image/jpeg';
const QUALITY = 0.85;

/**
 * Scales a photo down to the size that the server stores, because five photos of a phone would not fit into one
 * request. Returns null if it cannot be read.
 */
async function scaleDown(file: File): Promise<Blob | null> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return await new Promise((resolve) => canvas.toBlob(resolve, TYPE, QUALITY));
  } catch {
    return null;
  }
}

/** Prepares a selected file for sending. The server rejects invalid images with a message. */
export async function paperOf(file: File): Promise<FileContent> {
  const isPhoto = file.type.startsWith('image/') && file.size > LARGE;
  const content = (isPhoto ? await scaleDown(file) : null) ?? file;
  return { name: file.name, type: content.type, bytes: new Uint8Array(await content.arrayBuffer()) };
}
