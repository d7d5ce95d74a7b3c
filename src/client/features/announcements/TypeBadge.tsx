import { useTranslation } from '../../shared/text/i18n';
import { Badge } from '../../shared/ui/Badge';

/** Pleasant is green, warning red, any other type amber. */
export function typeTone(type: string) {
  if (type === 'pleasant' || type === 'warning') return type;
  return 'beCareful';
}

export function TypeBadge({ type }: { type: string }) {
  const { t } = useTranslation();
  return <Badge tone={typeTone(type)} label={type ? t(type) : '-'} />;
}
