import { useTranslation } from 'react-i18next';
import { FramedImage } from '../../shared/ui/FramedImage';
import { imageAddress } from '../../shared/ui/imageAddress';
import { ImageButton } from '../../shared/ui/ImageButton';

const frame = { width: '100%', aspectRatio: '16 / 9' };

/** The cover of a post; pressing it opens it in full size. */
export function PostCover({ url }: { url: string }) {
  const { t } = useTranslation();
  return (
    <ImageButton src={url} label={t('Cover Photo')}>
      <FramedImage src={imageAddress(url, 1280)} alt="" frame={frame} />
    </ImageButton>
  );
}
