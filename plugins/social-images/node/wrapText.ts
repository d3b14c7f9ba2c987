/** Words into lines that fit, at most `most` of them; what is left out shows as an ellipsis. */
export type FitsLine = (line: string) => boolean;

export function wrapText(text: string, most: number, fits: FitsLine): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || !fits(longer)) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  const shown = lines.slice(0, most);
  return shown.map((line, at) => {
    const isCut = at === most - 1 && lines.length > most;
    return isCut || !fits(line) ? shorten(line, fits) : line;
  });
}

/** By whole words, unless the first one alone is too long. */
function shorten(line: string, fits: FitsLine): string {
  let kept = line;
  while (kept !== '' && !fits(`${kept}…`)) {
    const space = kept.lastIndexOf(' ');
    kept = space > 0 ? kept.slice(0, space) : kept.slice(0, -1);
  }
  return `${kept}…`;
}
