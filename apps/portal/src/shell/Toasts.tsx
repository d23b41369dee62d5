import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Snackbar from '@mui/material/Snackbar';
import { dismissToast, useToasts } from '../ui/toast.ts';
import { useTexts } from '@semestr/ui/language';
import styles from './shell.module.css';
import { shellTexts } from './texts.ts';

const VISIBLE_MS = 6000;

/** The messages at the bottom right, one after the other; errors stay until they are closed. */
export default function Toasts() {
  const t = useTexts(shellTexts);
  const [first] = useToasts();
  if (!first) return null;
  return (
    <Snackbar
      key={first.id}
      open
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      autoHideDuration={first.kind === 'error' ? null : VISIBLE_MS}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') dismissToast(first.id);
      }}
    >
      <Alert
        severity={first.kind}
        className={styles.toast}
        onClose={() => dismissToast(first.id)}
        closeText={t.dismiss}
      >
        <AlertTitle>{t.attention}</AlertTitle>
        {first.message}
      </Alert>
    </Snackbar>
  );
}
