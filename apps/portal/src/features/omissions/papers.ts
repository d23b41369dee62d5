import type { FileContent } from '@semestr/api/endpoint';

/** The longest side that the server keeps of a page. */
const SIDE = 2400;
/** Smaller pictures go as they are. */
const LARGE = 1024 * 1024;
const TYPE = 'image/jpeg';
const QUALITY = 0.85;

/** A photo no larger than is kept of it anyway: five of a phone's would not fit into one request. Null where it cannot be read. */
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

/** A chosen file as it is sent. What is no picture the server refuses with a sentence. */
export async function paperOf(file: File): Promise<FileContent> {
  const isPhoto = file.type.startsWith('image/') && file.size > LARGE;
  const content = (isPhoto ? await smaller(file) : null) ?? file;
  return { name: file.name, type: content.type, bytes: new Uint8Array(await content.arrayBuffer()) };
}
