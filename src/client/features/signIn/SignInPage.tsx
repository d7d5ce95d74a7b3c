import Box from '@mui/material/Box';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router';
import { BASE_PATH } from '../../../contract/limits';
import { paths } from '../../shared/paths';
import { selectIsSignedIn } from '../../shared/session/sessionSlice';
import { SignInCard } from './SignInCard';
import { useSignIn } from './useSignIn';

/** The sign-in screen: a drawn sky beside the card, a band above it on a phone. */
export function SignInPage() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { status, Puzzle, submit, pass, close } = useSignIn();
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
      <Box
        component="img"
        src={`${BASE_PATH}/sky.svg`}
        alt=""
        sx={{ display: 'block', width: '100%', height: '100%', minHeight: 0 }}
      />
      <SignInCard onSubmit={(values) => void submit(values)} isBusy={status !== 'form'} />
      {Puzzle && status !== 'form' && (
        <Puzzle open busy={status === 'submitting'} onPassed={() => void pass()} onClose={close} />
      )}
    </Box>
  );
}
