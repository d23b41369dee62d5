import { toast } from '@semestr/ui/toast';

/** Messages after copying the address, or after a failure. */
interface Words {
  copied: string;
  notCopied: string;
}

const isGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Shares the address of the page through the device; when that is not supported, copies it. */
export async function share(title: string, { copied, notCopied }: Words): Promise<void> {
  const url = location.href;
  try {
    // Desktop browsers may lack it, despite the types.
    const isOffered = 'share' in navigator;
    await (isOffered ? navigator.share({ title, url }) : navigator['clipboard'].writeText(url));
    if (!isOffered) toast('success', copied);
  } catch (error) {
    // Closing the device's share sheet is no error.
    if (!isGivenUp(error)) toast('error', notCopied);
  }
}
