/** Text of several lines, or longer than a query: an error with the log around it. */
export function isLog(text: string): boolean {
  return text.length > 512 || text.trim().includes('\n');
}
