import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router';
import { paths } from '../../shared/paths';
import { selectIsSignedIn } from '../../shared/session/sessionSlice';
import { SignInSky } from '../../shared/ui/art/SignInSky';
import { SignInCard } from './SignInCard';
import { loadPuzzle } from './loadPuzzle';
import { useSignIn } from './useSignIn';

const PuzzleDialog = lazy(async () => ({ default: (await loadPuzzle()).PuzzleDialog }));

/** The sign-in screen: a drawn sky beside the card, a band above it on a phone. */
export function SignInPage() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { status, submit, pass, close } = useSignIn();
  if (isSignedIn) return <Navigate to={paths.Slider} replace />;
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '55fr 45fr' },
        gridTemplateRows: { xs: '160px 1fr', md: '1fr' },
      }}
    >
      <SignInSky />
      <SignInCard onSubmit={submit} isBusy={status === 'submitting'} />
      <Suspense>
        {status !== 'form' && (
          <PuzzleDialog
            open
            busy={status === 'submitting'}
            onPassed={() => void pass()}
            onClose={close}
          />
        )}
      </Suspense>
    </Box>
  );
}
