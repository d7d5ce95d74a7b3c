import { textsByLanguage } from '../../../contract/languages';
import type { Both, PictureContent } from './picture';
import { shortenText } from './noticeBoxes';

/** Returns the alternative text of a picture, in the languages of the picture's own text. */
export function alternativeOf(content: PictureContent): string {
  const own = content.kind === 'post' ? content.title : content.text;
  const read = textsByLanguage(own).map(({ language }) => (language === 'my' ? 0 : 1));
  const say = (both: Both) => read.map((index) => both[index]).join(' · ');
  if (content.kind === 'post') {
    const { title, day, service } = content;
    return [title, day && say(day), say(service)].filter(Boolean).join('\n');
  }
  const { words, areas, service, facts } = content;
  const [my, en] = words;
  const type = my !== undefined && en !== undefined ? say([my, en]) : words.join('');
  const text = shortenText(own);
  const more = text === own.trim() ? [] : [say(content.more)];
  const places = areas ? [say(areas.names)] : [];
  return [type, ...places, text, ...more, say(service), ...facts.map(say)].join('\n');
}
