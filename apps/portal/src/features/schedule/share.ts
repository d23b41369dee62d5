import { toast } from '@semestr/ui/toast';

/** Messages after the address was copied, or after a failure. */
interface Words {
  copied: string;
  notCopied: string;
}

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Shares the address of the page with the device's share sheet; copies it if that is not supported. */
export async function share(title: string, { copied, notCopied }: Words): Promise<void> {
  const url = location.href;
  try {
    // Missing in some desktop browsers, despite the types.
    const isOffered = 'share' in navigator;
    await (isOffered ? navigator.share({ title, url }) : navigator['clipboard'].writeText(url));
    if (!isOffered) toast('success', copied);
  } catch (error) {
    // Closing the share sheet is not an error.
    if (!isCancelled(error)) toast('error', notCopied);
  }
}
