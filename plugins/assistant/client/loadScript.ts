/** Adds a third-party script once; it may fail to come, and then the page goes on without it. */
export function loadScript(id: string, src: string, attributes: Record<string, string> = {}): void {
  if (document.getElementById(id)) return;
  const script = document.createElement('script');
  script.id = id;
  script.async = true;
  script.src = src;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.head.append(script);
}
