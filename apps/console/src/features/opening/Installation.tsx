import { installation } from '@semestr/api/opening';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { Fault } from '../../ui/Fault.tsx';
import { Fact, Section } from '../../ui/record/Section.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import { openingTexts } from './texts.ts';

/** State of the installation, with the missing settings. */
export function Installation() {
  const t = useTexts(openingTexts);
  const call = useCall();
  const { data, error, refetch } = useQuery({
    queryKey: ['installation'],
    queryFn: () => call(installation, {}),
  });
  if (error) return <Fault error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { version, database, publicUrl, hasPush, hasScanner, administrators } = data;
  return (
    <Section title={t('installation.title')}>
      <Fact name={t('installation.version')}>{version}</Fact>
      <Fact name={t('installation.database')}>{database}</Fact>
      <Fact name={t('installation.address')} isKnown={publicUrl !== null}>
        {publicUrl ?? t('installation.addressUnset')}
      </Fact>
      <Fact name={t('installation.push')} isKnown={hasPush}>
        {t(hasPush ? 'installation.on' : 'installation.off')}
      </Fact>
      <Fact name={t('installation.scanner')} isKnown={hasScanner}>
        {t(hasScanner ? 'installation.scannerOn' : 'installation.scannerOff')}
      </Fact>
      <Fact name={t('installation.administrators')}>{t('installation.secured', administrators)}</Fact>
      <Fact name={t('installation.backups')} isKnown={false}>
        {t('installation.backupsHint')}
      </Fact>
    </Section>
  );
}
