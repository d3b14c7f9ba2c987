import {createMarkdownWriter} from '../../shared/htmlAsMarkdown';

/** An answer as it is shown, as Markdown; controls are left out. */
export async function asMarkdown(answer: Element): Promise<string> {
  const {parse, write} = await createMarkdownWriter();
  return write(parse(answer.innerHTML).children, window.location.href).trim();
}
