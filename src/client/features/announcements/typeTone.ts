/** Pleasant is green, warning red, anything else amber (readings 47). */
export function typeTone(type: string) {
  if (type === 'pleasant' || type === 'warning') return type;
  return 'beCareful';
}
