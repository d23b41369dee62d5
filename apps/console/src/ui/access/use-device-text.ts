import { deviceOf } from '@semestr/core/devices';
import { useTexts } from '@semestr/ui/language.tsx';
import { accessTexts } from './texts.ts';

/** Returns a function that describes a user agent: "Chrome, Windows". */
export function useDeviceText(): (userAgent: string | null) => string {
  const t = useTexts(accessTexts);
  return (userAgent) => {
    const { kind, browser, system } = deviceOf(userAgent);
    if (kind === 'unknown' && browser === null) return t('device.unknown');
    return [browser ?? t('device.program'), system].filter(Boolean).join(', ');
  };
}
