import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { identityDismissed, selectIsIdentityRequested } from '../../shared/api/identitySlice';
import { useLazy } from '../../shared/ui/useLazy';

const importDialog = () => import('./IdentityDialog');

/** Opens the dialog in which users confirm their identity, while a call waits for it. */
export function IdentityQuestion() {
  const dispatch = useDispatch();
  const isRequested = useSelector(selectIsIdentityRequested);
  const { value: part, load } = useLazy(importDialog);
  const open = useEffectEvent(async () => {
    if (!(await load())) dispatch(identityDismissed());
  });
  useEffect(() => {
    if (isRequested) void open();
  }, [isRequested]);
  return isRequested && part && <part.IdentityDialog />;
}
