/**
 * Less HTML to parse. Parsing is most of the time of reading built pages, and the menu,
 * drawings, scripts and the colours of code are most of a page's elements; none of them is text.
 */
export function lighterHtml(html: string): string {
  return html
    .replace(/<(svg|script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<aside class="?theme-doc-sidebar-container[\s\S]*?<\/aside>/g, '')
    .replace(/<pre\b[\s\S]*?<\/pre>/g, (block) => block.replace(/<\/?(?:i|span)\b[^>]*>/g, ''));
}
