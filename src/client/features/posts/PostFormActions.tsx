import Box from '@mui/material/Box';
import { useSelector } from 'react-redux';
import { selectProgress } from '../../shared/api/uploadSlice';
import { FormActions } from '../../shared/form/FormActions';
import { UploadProgress } from '../../shared/form/UploadProgress';
import { paths } from '../../shared/paths';
import { useTagCreation } from './tagPicker/useTags';

interface PostFormActionsProps {
  submitLabel: string;
  busyLabel: string;
}

const bar = { position: 'sticky', bottom: 0, zIndex: 2, bgcolor: 'background.default' };

/**
 * The buttons of a post's form, with the progress of its upload where it is seen from everywhere on
 * the form. They wait for a tag that is being made, or it would be left out.
 */
export function PostFormActions(props: PostFormActionsProps) {
  const progress = useSelector(selectProgress);
  const [, { isLoading: isTagOnItsWay }] = useTagCreation();
  return (
    <Box sx={bar}>
      {progress && <UploadProgress {...progress} />}
      <FormActions {...props} cancelTo={paths.Post} busy={isTagOnItsWay} />
    </Box>
  );
}
