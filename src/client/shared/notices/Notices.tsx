import Box from '@mui/material/Box';
import { AlertNotice } from './AlertNotice';
import { SuccessNotice } from './SuccessNotice';
import { regionStyles } from './noticeStyles';

/** The messages that stand above all screens; mounted once, beside the routes. */
export function Notices() {
  return (
    <Box sx={regionStyles}>
      <AlertNotice />
      <SuccessNotice />
    </Box>
  );
}
