import { useTranslation } from 'react-i18next';
import { Badge } from '../../shared/ui/Badge';
import { typeTone } from './typeTone';

/** The type of an announcement, as the word it came with. */
export function TypeBadge({ type }: { type: string }) {
  const { t } = useTranslation();
  return <Badge tone={typeTone(type)} label={type ? t(type) : '-'} />;
}
