import type { Request } from '@semestr/api/endpoint';
import { useTexts } from '@semestr/ui/language.tsx';
import { MenuItem } from '@semestr/ui/Menu.tsx';
import { FileMenu } from './FileMenu.tsx';
import { uiTexts } from './texts/index.ts';
import { type FileCall, useDownload } from './use-download.ts';

interface DownloadMenuProps<W extends FileCall, P extends FileCall> {
  workbook: W;
  pdf: P;
  /** Request shared by both file formats. */
  request: Request<W> & Request<P>;
}

/** Menu of the file formats for the same download. */
export function DownloadMenu<W extends FileCall, P extends FileCall>(props: DownloadMenuProps<W, P>) {
  const { workbook, pdf, request } = props;
  const t = useTexts(uiTexts);
  const { isPending, download } = useDownload();
  return (
    <FileMenu label={t('download')} isPending={isPending}>
      {() => (
        <>
          <MenuItem onClick={() => void download(workbook, request)}>{t('list.asWorkbook')}</MenuItem>
          <MenuItem onClick={() => void download(pdf, request)}>{t('asPdf')}</MenuItem>
        </>
      )}
    </FileMenu>
  );
}
