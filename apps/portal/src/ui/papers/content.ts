import type { FileContent } from '@semestr/api/endpoint';

/** Maximum side length of a page that the server stores, in pixels. */
const SIDE = 2400;
/** Smaller images are sent unchanged; in bytes. */
const LARGE = 1024 * 1024;
const TYPE = 'image/jpeg';
const QUALITY = 0.85;

/**
 * Scales a photo down to the size that is stored anyway: five photos of a phone would not fit into one request. Null
 * when it cannot be read.
 */
async function smaller(file: File): Promise<Blob | null> {
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

/** Prepares a selected file for sending. The server rejects files that are no images with a message. */
export async function paperOf(file: File): Promise<FileContent> {
  const isPhoto = file.type.startsWith('image/') && file.size > LARGE;
  const content = (isPhoto ? await smaller(file) : null) ?? file;
  return { name: file.name, type: content.type, bytes: new Uint8Array(await content.arrayBuffer()) };
}
