import { toast } from '@semestr/ui/toast';

/** What is said once the address is copied, or why it is not. */
interface Words {
  copied: string;
  notCopied: string;
}

const isGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Hands the address of the page to what the device shares with; where there is nothing of that, copies it. */
export async function share(title: string, { copied, notCopied }: Words): Promise<void> {
  const url = location.href;
  try {
    // Browsers of desks have none, whatever the types say.
    const isOffered = 'share' in navigator;
    await (isOffered ? navigator.share({ title, url }) : navigator['clipboard'].writeText(url));
    if (!isOffered) toast('success', copied);
  } catch (error) {
    // Whoever closes the device's own window wants nothing more.
    if (!isGivenUp(error)) toast('error', notCopied);
  }
}
