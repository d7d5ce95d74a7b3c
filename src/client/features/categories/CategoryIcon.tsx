import { FramedImage } from '../../shared/ui/FramedImage';

interface CategoryIconProps {
  src: string;
  alt: string;
  /** The side length in CSS pixels. */
  size?: number;
}

/** The stored icon of a category. */
export function CategoryIcon({ src, alt, size = 40 }: CategoryIconProps) {
  return <FramedImage src={src} alt={alt} frame={{ width: size, height: size }} />;
}
