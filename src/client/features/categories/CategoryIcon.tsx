import { FramedImage } from '../../shared/ui/FramedImage';

interface CategoryIconProps {
  src: string;
  alt: string;
  /** CSS pixels of either side. */
  size?: number;
}

/** The stored icon of a category. */
export function CategoryIcon({ src, alt, size = 40 }: CategoryIconProps) {
  return <FramedImage src={src} alt={alt} frame={{ width: size, height: size }} />;
}
