import { useTranslation } from '../../shared/text/i18n';
import { Badge } from '../../shared/ui/Badge';

/** Pleasant is green, warning red, any other type amber. */
export function typeTone(type: string) {
  if (type === 'pleasant' || type === 'warning') return type;
  return 'beCareful';
}

/** The type of an announcement, including unknown types of other servers. */
export function TypeBadge({ type }: { type: string }) {
  const { t } = useTranslation();
  return <Badge tone={typeTone(type)} label={type ? t(type) : '-'} />;
}
