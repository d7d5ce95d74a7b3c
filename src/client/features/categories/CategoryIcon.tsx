import { FramedImage } from '../../shared/ui/FramedImage';

interface CategoryIconProps {
  src: string;
  alt: string;
  size?: number;
}

export function CategoryIcon({ src, alt, size = 40 }: CategoryIconProps) {
  return <FramedImage src={src} alt={alt} frame={{ width: size, height: size }} />;
}
