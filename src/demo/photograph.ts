import sharp from 'sharp';
import type { Upload } from '../server/http/uploads';

/** A drawing as a photograph ready for upload. */
export async function photograph(name: string, svg: string, width: number): Promise<Upload> {
  const bytes = await sharp(Buffer.from(svg)).resize(width).jpeg({ quality: 90 }).toBuffer();
  return { name, size: bytes.length, bytes };
}
