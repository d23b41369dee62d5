import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { currentWeek } from '@semestr/api/schedule';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { client } from '../client.ts';
import { queryClient } from '../query.ts';
import { toast } from '../ui/toast.ts';
import { useTexts } from '@semestr/ui/language';
import { shellTexts } from './texts.ts';

const RETRY_MS = 5000;

/** Stands over everything while the server does not answer; asks by itself and goes when an answer comes. */
export default function Unavailable() {
  const t = useTexts(shellTexts);
  const { revalidate } = useRevalidator();
  // The retries are tied to the life of this dialog.
  useEffect(() => {
    const timer = setInterval(() => {
      // Any answer, a refusal too, takes the dialog away; another silence keeps it.
      void client.call(currentWeek, {}).catch(() => undefined);
    }, RETRY_MS);
    return () => {
      clearInterval(timer);
      toast('success', t.available);
      void queryClient.invalidateQueries();
      // A page that could not load meanwhile loads now.
      void revalidate();
    };
  }, [t, revalidate]);
  return (
    <Dialog open aria-labelledby="unavailable" aria-describedby="unavailable-retry">
      <DialogTitle id="unavailable">{t.unavailable}</DialogTitle>
      <DialogContent>
        <DialogContentText id="unavailable-retry">{t.unavailableRetry}</DialogContentText>
        <LinearProgress sx={{ marginTop: 4 }} />
      </DialogContent>
    </Dialog>
  );
}
