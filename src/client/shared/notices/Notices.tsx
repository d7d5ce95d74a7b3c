import Box from '@mui/material/Box';
import { AlertNotice } from './AlertNotice';
import { ConfirmDialog } from './ConfirmDialog';
import { SuccessNotice } from './SuccessNotice';
import { regionStyles } from './noticeStyles';

/** The messages and the question that stand above all screens; mounted once, beside the routes. */
export function Notices() {
  return (
    <>
      <Box sx={regionStyles}>
        <AlertNotice />
        <SuccessNotice />
      </Box>
      <ConfirmDialog />
    </>
  );
}
