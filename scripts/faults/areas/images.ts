import type { Fault } from '../fault';

/** Decoding of uploads, thumbnails, and how images are served. */
export const images: Fault[] = [
  {
    rule: 'the type of an image is told by its content',
    file: 'server/images/decode.ts',
    find: 'const format = formatOf(file);',
    replace: "const format: Format = 'jpeg';",
    tests: ['server/http/uploads.test.ts'],
  },
  {
    rule: 'an image has at most 40 megapixels',
    file: 'server/images/decode.ts',
    find: 'pixels > UPLOAD.maxPixels',
    replace: 'false',
    tests: ['server/http/limits/uploadLimits.test.ts'],
  },
  {
    rule: 'an image is stored upright',
    file: 'server/images/decode.ts',
    find: 'options.animated ? image : image.autoOrient()',
    replace: 'image',
    tests: ['server/http/uploads.test.ts'],
  },
  {
    rule: 'one bad file refuses all of them',
    file: 'server/images/imageDecoder.ts',
    find: 'if (problems.length > 0)',
    replace: 'if (problems.length === files.length)',
    tests: ['server/http/uploads.test.ts'],
  },
  {
    rule: 'an image is not refused for the end of the process over another one',
    file: 'server/images/imageDecoder.ts',
    find: "if (outcome === 'interrupted') outcome = isRefused ? null : note(await jobs.runAlone(job));",
    replace: '',
    tests: ['server/images/imageDecoder.test.ts'],
  },
  {
    rule: 'a thumbnail is made once, however many ask for it',
    file: 'server/images/thumbnails.ts',
    find: '    if (running) return running;\n',
    replace: '',
    tests: ['server/images/thumbnails.test.ts'],
  },
  {
    rule: 'few requests wait for thumbnails',
    file: 'server/images/thumbnails.ts',
    find: 'making.size >= MAX_WAITING',
    replace: 'false',
    tests: ['server/images/thumbnails.test.ts'],
  },
  {
    rule: 'the space for thumbnails is bounded',
    file: 'server/store/thumbnails.ts',
    find: '    await evict(trx, maxBytes);\n',
    replace: '',
    tests: ['server/images/thumbnails.test.ts'],
  },
  {
    rule: 'the thumbnails not used for longest are deleted first',
    file: 'server/store/thumbnails.ts',
    find: 'found.used_at < timeAt(now, -RECORDED_MS)',
    replace: 'false',
    tests: ['server/images/thumbnails.test.ts'],
  },
  {
    rule: 'a full size in place of a thumbnail is not cached',
    file: 'server/routes/images.ts',
    find: 'if (width === null || thumbnail) reply',
    replace: 'reply',
    tests: ['server/images/thumbnails.test.ts'],
  },
  {
    rule: 'an uploaded image is inert as a page',
    file: 'server/routes/images.ts',
    find: "'Content-Security-Policy': INERT_CONTENT,",
    replace: '',
    tests: ['server/routes/images.test.ts', 'server/http/attacksByFile.test.ts'],
  },
];
