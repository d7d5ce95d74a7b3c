import Typography from '@mui/material/Typography';
import { areDifferent } from '../../shared/form/fingerprint';
import { EntriesChange } from '../../shared/records/RecordChanges';
import { useTranslation } from '../../shared/text/i18n';
import type { Proposal } from './announcementDialogSlice';
import { AREAS_FIELD } from './areas';

interface AreasChangeProps {
  before: Proposal;
  after: Proposal;
}

/** The areas that two states of an announcement differ in, if their server keeps areas. */
export function AreasChange(props: AreasChangeProps) {
  const { t } = useTranslation();
  const [before, after] = [props.before, props.after].map(({ areas }) =>
    AREAS_FIELD.read({ areas }),
  );
  if (!before || !after || !areDifferent(before, after)) return null;
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {t(AREAS_FIELD.label)}
      </Typography>
      <EntriesChange before={before} after={after} none={AREAS_FIELD.none} />
    </div>
  );
}
