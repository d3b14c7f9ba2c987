/**
 * Which of the two helpers a route shows: the route "support" the chat, every other one the
 * assistant. `/sup/port` is not such a route.
 */
export function rulesFor(pathname: string, baseUrl: string): {chat: boolean; assistant: boolean} {
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  const isSupport = path.replace(/^\/+|\/+$/g, '') === 'support';
  return {chat: isSupport, assistant: !isSupport};
}
