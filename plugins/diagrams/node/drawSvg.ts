/** The drawing itself, on a thread of its own: laying out boxes and arrows is the slowest thing that a page can ask for. */
export async function drawSvg(source: string): Promise<string> {
  const {renderMermaidSVG} = await import('beautiful-mermaid');
  return renderMermaidSVG(source);
}
